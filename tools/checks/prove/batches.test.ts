import { createRandom } from '@campusway/campus/bench/random.ts';
import { expect, test } from 'vitest';
import { batchesOfAll, sampleBatchesOf, samplePairs } from './batches.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const pairsIn = (batches: readonly (readonly number[])[]) =>
  batches.flatMap((own) => own.flatMap((a) => own.flatMap((b) => (a === b ? [] : `${a} ${b}`))));

test.each([1, 2, 12, 13, 60, 281])('batchesOfAll() has each ordered pair of %i places', (count) => {
  const pairs = pairsIn(batchesOfAll(numbers(count), createRandom(11)));
  expect(new Set(pairs).size).toBe(count * (count - 1));
  expect(pairs.length).toBeLessThanOrEqual(1.3 * count ** 2);
});

test('sampleBatchesOf() takes about as many pairs from any college, of many places, and the same ones for a seed', () => {
  const draw = (count: number, seed: number) =>
    sampleBatchesOf(numbers(count), { pairs: samplePairs, random: createRandom(seed) });
  for (const count of [501, 640, 20_000]) {
    const batches = draw(count, 11);
    expect(batches).toEqual(draw(count, 11));
    expect(batches).not.toEqual(draw(count, 12));
    expect(new Set(batches.flat()).size).toBeGreaterThan(500);
    const pairs = pairsIn(batches).length;
    expect(pairs).toBeGreaterThan(samplePairs * 0.9);
    expect(pairs).toBeLessThan(samplePairs * 1.1);
  }
});
