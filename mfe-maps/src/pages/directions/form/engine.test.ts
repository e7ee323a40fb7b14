import { expect, test } from 'vitest';
import { createSuggest } from './engine.ts';

test.each([
  ['water', 'nearest-water'],
  ['पानी', 'nearest-water'],
  ['pani', 'nearest-water'],
  ['शौचालय', 'nearest-toilet'],
  ['लिफ्ट', 'nearest-lift'],
  ['seedhi', 'nearest-stairs'],
  ['bahar', 'nearest-exit'],
])('createSuggest() suggests for "%s" first %s', async (query, id) => {
  const suggest = await createSuggest();
  expect(suggest(query)[0]?.id).toBe(id);
});
