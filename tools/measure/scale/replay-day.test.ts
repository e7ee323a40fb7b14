import { expect, test } from 'vitest';
import { replayDay, sharedSeconds } from './replay-day.ts';

const page = { path: '/', status: 304, bytes: 10, sharedSeconds: 0 };
const file = { path: '/modules/a/1/a.js', status: 200, bytes: 100, sharedSeconds: 3600 };
const renewed = { ...file, path: '/modules/a/2/a.js' };

test('replayDay() sends to the origin what an edge has not stored, or no longer', () => {
  const hours = replayDay([
    { second: 0, edge: 0, answers: [page, file] }, // origin: page, file
    { second: 10, edge: 0, answers: [page, file] }, // origin: page
    { second: 20, edge: 1, answers: [file] }, // origin: file, another edge
    { second: 3599, edge: 0, answers: [file] }, // still fresh
    { second: 3600, edge: 0, answers: [file] }, // origin: file, expired
    { second: 3700, edge: 0, answers: [renewed, file] }, // origin: the file of the new build
  ]);
  expect(hours[0]).toEqual({
    visits: 4,
    visitors: { requests: 6, notModified: 2, bytes: 420 },
    origin: { requests: 4, notModified: 2, bytes: 220 },
  });
  expect(hours[1]).toEqual({
    visits: 2,
    visitors: { requests: 3, notModified: 0, bytes: 300 },
    origin: { requests: 2, notModified: 0, bytes: 200 },
  });
});

test('replayDay() refuses a second of another day', () => {
  expect(() => replayDay([{ second: 86_400, edge: 0, answers: [page] }])).toThrow(RangeError);
});

test.each([
  [200, 'public, max-age=31536000, immutable', 31_536_000],
  [200, 'no-cache', 0],
  [200, 'private, max-age=60', 0],
  [304, 'public, max-age=60', 0],
  [404, '-', 0],
  [200, '-', 0],
])('sharedSeconds() of status %i with %s is %i', (status, cacheControl, seconds) => {
  expect(sharedSeconds(status, cacheControl)).toBe(seconds);
});
