import { describe, expect, test } from 'vitest';
import type { NamedClosure, Place } from '../model.ts';
import { closuresByPlace } from './closed-places.ts';
import { closureAt, describeClosure, explainClosures, formatInstant } from './closure-text.ts';
import { nextChange } from './timetable.ts';

const at = (time: string) => Date.parse(`${time}:00+05:30`);
const clockAt = (time: string) => ({ now: () => at(time), timeZone: 'Asia/Kolkata' });
const now = '2026-11-25T10:00';
const closure = (more: Partial<NamedClosure>): NamedClosure => ({
  name: 'room 205',
  reason: 'Painting.',
  ...more,
});

test.each([
  ['2026-11-25T23:59', '23:59'],
  ['2026-11-26T00:00', 'Thursday 00:00'],
  ['2026-12-01T17:00', 'Tuesday 17:00'],
  ['2026-12-02T09:00', '2 December 2026, 09:00'],
  ['2026-11-24T17:00', '24 November 2026, 17:00'],
])('formatInstant() on a Wednesday: %s is %s', (time, text) => {
  expect(formatInstant(at(time), clockAt(now))).toBe(text);
});

test('formatInstant() uses the time zone of the college, not of the device', () => {
  expect(formatInstant(at('2026-11-25T17:00'), { ...clockAt(now), timeZone: 'Europe/Berlin' })).toBe('12:30');
});

test.each<[Partial<NamedClosure>, string]>([
  [{ until: at('2026-11-27T17:00') }, 'Closed until Friday 17:00: painting'],
  [{ stepFreeOnly: true }, 'Closed for step-free routes until further notice: painting'],
  [{ reason: 'WLAN' }, 'Closed until further notice: WLAN'],
])('describeClosure() of %o is %s', (more, text) => {
  expect(describeClosure(closure(more), clockAt(now))).toBe(text);
});

test('explainClosures() says from when something is closed that is open now, also across midnight', () => {
  const times = { from: at('2026-11-26T00:10'), until: at('2026-11-26T06:00') };
  expect(explainClosures([closure(times)], clockAt('2026-11-25T23:50'))).toEqual([
    'Room 205 is closed from Thursday 00:10 until Thursday 06:00 (painting).',
  ]);
  expect(explainClosures([closure(times)], clockAt('2026-11-26T00:10'))).toEqual([
    'Room 205 is closed until 06:00 (painting).',
  ]);
});

test.each([
  ['2026-10-24T23:30:00Z', '01:30'],
  ['2026-10-25T02:30:00Z', '03:30'],
  ['2026-10-30T23:00:00Z', 'Saturday 00:00'],
  ['2026-10-31T23:00:00Z', '1 November 2026, 00:00'],
])('formatInstant() in the night when clocks are set back: %s is %s', (instant, text) => {
  const clock = { now: () => Date.parse('2026-10-25T00:30:00+02:00'), timeZone: 'Europe/Berlin' };
  expect(formatInstant(Date.parse(instant), clock)).toBe(text);
});

test.each([
  ['2026-03-29T00:30:00Z', 'Sunday 01:30'],
  ['2026-04-04T08:00:00Z', '4 April 2026, 10:00'],
  ['2026-04-04T22:15:00Z', '5 April 2026, 00:15'],
])('formatInstant() before the night when clocks are set forward: %s is %s', (instant, text) => {
  const clock = { now: () => Date.parse('2026-03-28T23:30:00+01:00'), timeZone: 'Europe/Berlin' };
  expect(formatInstant(Date.parse(instant), clock)).toBe(text);
});

describe('closureAt()', () => {
  const [noon, five, six] = ['12:00', '17:00', '18:00'].map((time) => at(`2026-11-25T${time}`));
  const painting = closure({ until: noon });

  test('is undefined before, between and after closures', () => {
    expect(closureAt([], at(now))).toBeUndefined();
    expect(closureAt([painting], noon ?? 0)).toBeUndefined();
    expect(closureAt([closure({ from: noon })], at(now))).toBeUndefined();
  });

  test('names of two at once the one that ends last, rather for everybody', () => {
    const lock = closure({ reason: 'Lock', until: five });
    const stepFree = closure({ reason: 'Threshold', stepFreeOnly: true });
    expect(closureAt([painting, lock, stepFree], at(now))).toEqual(lock);
    expect(closureAt([stepFree], at(now))).toMatchObject({ reason: 'Threshold' });
  });

  test('ends with the last of those that follow without a gap', () => {
    const next = closure({ reason: 'Floor', from: noon, until: five });
    expect(closureAt([next, painting], at(now))).toEqual({ ...painting, until: five });
    expect(closureAt([painting, { ...next, until: undefined }], at(now))).toEqual({
      ...painting,
      until: undefined,
    });
    expect(closureAt([painting, closure({ from: five, until: six })], at(now))).toEqual(painting);
  });
});

test('closuresByPlace() finds closures of all doors of a place, not of one of two', () => {
  const place = (id: string, ...nodes: number[]): Place => ({
    ...{ id, nodes, name: id, kind: 'room', level: 1, aliases: [], x: 0, y: 0 },
  });
  const [one, both] = [{ nodes: [1] }, { nodes: [1, 2], edges: [3] }];
  const places = [place('hall', 1, 2), place('room', 1), place('unreached'), place('other', 9)];
  expect(closuresByPlace([one, both, { edges: [1] }], places)).toEqual(
    new Map([
      ['hall', [both]],
      ['room', [one, both]],
    ]),
  );
});

test('nextChange() is the next begin or end, also among ten thousand closures', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({ from: 2 * i, until: 2 * i + 1 }));
  expect([-1, 0, 19_998].map((instant) => nextChange(many, instant))).toEqual([0, 1, 19_999]);
  expect(nextChange(many, 19_999)).toBeUndefined();
  expect(nextChange([{}], 0)).toBeUndefined();
});
