import { expect, test } from 'vitest';
import { tabSite } from '../links/tab-site.ts';
import { createEngine } from './create-engine.ts';

const engine = createEngine(tabSite, []);

const words =
  `drone piano mango tiger guitar violin banana zebra monkey stone throne clone liver flour flower flood
  forest tomato thread storm story river rocket winter boot state stack case audio alive leave drum`.split(
    /\s+/,
  );

test.each(words)('answer() is not certain of %j, which names nothing, and finds no floor', (word) => {
  const answer = engine.answer(word);
  const found = answer.kind === 'none' ? answer.nearest : 'matches' in answer ? answer.matches : [];
  expect(answer.kind).not.toBe('one');
  expect(found.map(({ id }) => id)).not.toContainEqual(expect.stringMatching(/^level-/));
  expect(engine.suggest(word).suggestions.map(({ kind }) => kind)).not.toContain('floor');
});

test.each([
  ['frist floor', 'level-1'],
  ['secnd flor', 'level-2'],
  ['libary', 'central-library'],
])('answer() is certain of the misspelled %j', (query, id) => {
  expect(engine.answer(query)).toMatchObject({ kind: 'one', match: { id } });
});

test.each([
  ['F4-12', 'room-412'],
  ['4-12', 'room-412'],
  ['2F 15', 'room-215'],
  ['floor 4 room 12', 'room-412'],
  ['4th floor room 12', 'room-412'],
  ['fourth floor, room no 12', 'room-412'],
  ['2nd floor 15', 'room-215'],
  ['Room 15 on floor 2', 'room-215'],
  ['How do I get to room 12 on the 4th floor', 'room-412'],
  ['F1-01', 'room-101'],
])('answer() reads in %j a room and its floor: %s', (query, place) => {
  expect(engine.answer(query)).toMatchObject({ kind: 'one', match: { place } });
});

test('answer() reads no room that does not exist in "2nd floor 99"', () => {
  expect(engine.answer('2nd floor 99').kind).toBe('none');
});
