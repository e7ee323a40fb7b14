import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AttemptState,
  attemptPolicy,
  decideAttempt,
  decideForName,
  maxSkewMs,
  type NameState,
} from './attempt-policy.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const { maxDelayMs } = attemptPolicy;

/** Pauses between attempts: bursts, and around the ends of the periods. */
const pause = fc.oneof(
  { weight: 60, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(minute - 1, minute, day / 60, day - 6 * minute, day) },
);
const kind = fc.constantFrom('first' as const, 'few' as const, 'repeated' as const);

const maxWithin = (times: readonly number[], period: number) =>
  Math.max(0, ...times.map((from) => times.filter((time) => time >= from && time < from + period).length));

test('decideForName() allows at most 10 attempts in any minute and 100 in any day', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ pause, kind }), { minLength: 200, maxLength: 400 }), (attempts) => {
      let state: NameState = { first: [], few: [], repeated: [] };
      let now = 0;
      const allowed: number[] = [];
      for (const attempt of attempts) {
        now += attempt.pause;
        const decision = decideForName(state, attempt.kind, now);
        if (!decision.allowed) continue;
        state = decision.next;
        allowed.push(now);
      }
      expect(maxWithin(allowed, minute)).toBeLessThanOrEqual(10);
      expect(maxWithin(allowed, day)).toBeLessThanOrEqual(100);
      expect(Object.values(state).flat().length).toBeLessThanOrEqual(100);
    }),
    { numRuns: 200 },
  );
});

/** Pauses and steps of the clock, also backwards. */
const step = fc.oneof(pause, fc.integer({ min: -400 * day, max: 400 * day }));

test('decideAttempt() and decideForName() never wait longer than a delay, for any steps of the clock', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ step, kind }), { maxLength: 100 }), (attempts) => {
      let network: AttemptState | undefined;
      let name: NameState = { first: [], few: [], repeated: [] };
      let now = 1000 * day;
      for (const { step, kind } of attempts) {
        now += step;
        const ofNetwork = decideAttempt(network, now);
        if (ofNetwork.allowed) network = ofNetwork.next;
        else expect(ofNetwork.retryAfterMs).toBeLessThanOrEqual(maxDelayMs);
        const ofName = decideForName(name, kind, now);
        if (ofName.allowed) name = ofName.next;
        else expect(ofName.retryAfterMs).toBeLessThanOrEqual(day);
      }
    }),
  );
});

test('decideAttempt() forgets failures of a clock that was set back, not those of a clock that is ahead', () => {
  const ahead = (ms: number) => ({ failures: 9, lastFailureAt: ms, blockedUntil: ms + 16_000 });
  expect(decideAttempt(ahead(maxSkewMs), 0)).toEqual({ allowed: false, retryAfterMs: 16_000 });
  expect(decideAttempt(ahead(maxSkewMs + 1), 0)).toMatchObject({ allowed: true, next: { failures: 1 } });
});

test('decideForName() waits for a minute at most for attempts of a clock that is ahead', () => {
  const ahead = (ms: number): NameState => ({ first: Array(5).fill(ms), few: [], repeated: [] });
  expect(decideForName(ahead(maxSkewMs), 'first', 0)).toEqual({ allowed: false, retryAfterMs: minute });
  expect(decideForName(ahead(maxSkewMs + 1), 'first', 0).allowed).toBe(true);
});
