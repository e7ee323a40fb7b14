import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideRotation, type RotationState } from './rotation.ts';

const graceMs = 20_000;

/** Token `generation` of one device's chain: `hash n` is the hash of the n-th token. */
const present = (generation: number) => ({
  generation,
  tokenHash: `hash ${generation}`,
  successorHash: `hash ${generation + 1}`,
});

interface Device {
  state: RotationState | undefined;
  now: number;
}

/** Applies the decision as the database does. Returns the generation of the returned token, undefined for none. */
function use(device: Device, generation: number): number | undefined {
  const { state, now } = device;
  if (!state) return undefined;
  const presented = present(generation);
  const decision = decideRotation(state, presented, { now, graceMs });
  if (decision === 'reused') device.state = undefined;
  if (decision === 'rotate')
    device.state = {
      generation: state.generation + 1,
      tokenHash: presented.successorHash,
      previousHash: presented.tokenHash,
      rotatedAt: now,
    };
  return decision === 'reused' ? undefined : generation + 1;
}

const createDevice = (): Device => ({
  state: { generation: 0, tokenHash: 'hash 0', previousHash: undefined, rotatedAt: 0 },
  now: 0,
});

const step = fc.record({
  /** How far back from the newest token: 0 is the newest, 1 the one before. */
  age: fc.integer({ min: 0, max: 4 }),
  wait: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 30_000 })),
});

describe('decideRotation() for any sequence of uses and pauses:', () => {
  test('advances only the newest token and repeats only the previous one within its window', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const device = createDevice();
        let newest = 0;
        let rotatedAt = 0;
        for (const { age, wait } of steps) {
          device.now += wait;
          const wasAlive = device.state !== undefined;
          const used = Math.max(0, newest - age);
          const isInWindow = used === newest - 1 && device.now - rotatedAt <= graceMs;
          const answer = use(device, used);
          const isExpected = wasAlive && (used === newest || isInWindow);
          expect(answer).toBe(isExpected ? used + 1 : undefined);
          if (!isExpected) {
            expect(device.state).toBeUndefined();
            continue;
          }
          if (used === newest) rotatedAt = device.now;
          newest = Math.max(newest, used + 1);
          expect(device.state?.generation).toBe(newest);
          expect(device.state?.rotatedAt).toBe(rotatedAt);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('repeats the previous token only near its rotation, for any step of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (step) => {
        const device = createDevice();
        use(device, 0);
        device.now += step;
        expect(use(device, 0)).toBe(step >= -5000 && step <= graceMs ? 1 : undefined);
      }),
    );
  });

  test('keeps concurrent tabs with one cookie jar signed in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 6 }), {
          maxLength: 20,
        }),
        (rounds) => {
          const device = createDevice();
          let jar = 0;
          for (const delays of rounds) {
            device.now += 600_000;
            // Every tab reads the jar before the first response.
            const read = jar;
            for (const delay of delays.sort((a, b) => a - b)) {
              device.now += delay;
              const answer = use(device, read);
              expect(answer).toBe(read + 1);
              jar = answer ?? jar;
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('ends the session when two holders of one token both use it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }), (before, after) => {
        const device = createDevice();
        for (let turn = 0; turn < before; turn += 1) use(device, turn);
        const stolen = before;
        for (let turn = 0; turn <= after; turn += 1) {
          device.now += 600_000;
          use(device, stolen + turn);
        }
        device.now += graceMs + 1;
        expect(use(device, stolen)).toBeUndefined();
        expect(device.state).toBeUndefined();
      }),
    );
  });
});
