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
  ['machines lab', 'room-133'],
  ['football', 'playing-field'],
])('createSuggest() suggests for "%s" first %s', async (query, id) => {
  const suggest = await createSuggest();
  expect(suggest(query).suggestions[0]?.id).toBe(id);
});

test.each([
  ['cse-jyothi-pande', ['cse-jyothi-pandey']],
  ['central-librar', ['central-library']],
  ['Jyothi Pandey', ['cse-jyothi-pandey']],
  ['room-335', ['room-334', 'room-336']],
  ['three three five', ['room-334', 'room-336']],
  ['main gate to two two five', ['room-225']],
  ['main gate to 310', ['room-310']],
  ['main-gate', ['main-gate-1', 'main-gate-2']],
  ['langauge lab', ['room-261', 'room-439']],
  ['lab', []],
  ['no such person', []],
  ['at-level-77-120-50', []],
  ['20', []],
  ['🏠', []],
])('createSuggest() offers for the unknown %j of a link %j', async (text, ids) => {
  const suggest = await createSuggest();
  expect(suggest(text).offers.map(({ id }) => id)).toEqual(ids);
});
