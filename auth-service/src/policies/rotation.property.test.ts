import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideRotation, type RotationState } from './rotation.ts';

const graceMs = 20_000;

/** The chain of tokens of one device: `hash n` is the hash of the n-th. A stranger's chain has other hashes. */
const present = (generation: number) => ({
  generation,
  tokenHash: `hash ${generation}`,
  successorHash: `hash ${generation + 1}`,
});

interface Device {
  state: RotationState | undefined;
  now: number;
}

/** What the database does with the decision. Which token the answer carries, or none. */
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

describe('refresh properties, for any history of uses and pauses:', () => {
  test('one successor per token; only the newest advances; only the one before is repeated, and only in its window', () => {
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

  test('k tabs with one cookie jar stay signed in, however their refreshes overlap within the window', () => {
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
            // Every tab read the jar before the first answer came.
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

  test('a thief and the owner cannot both go on: whoever comes second after the window ends the session', () => {
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
