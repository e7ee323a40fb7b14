import { expect, test } from 'vitest';
import { tabSite } from '../links/tab-site.ts';
import { createEngine } from './create-engine.ts';

const engine = createEngine(tabSite, []);

test.each([
  ['late for machine learning lab', 'room-255'],
  ['late for canteen', 'canteen'],
  ['late for ME Faculty Room 1', 'room-107'],
  ['late for Communications Lab', 'room-360'],
  ['class starts in Classroom CSE II B soon', 'room-204'],
  ['bring form to Classroom ME II A before lunch', 'room-106'],
  ['i need central library book', 'central-library'],
  ['running to exam cell now', 'room-103'],
  ['meeting dr kiran pai today', 'it-kiran-pai'],
  ['my friend waits at Ms. H. Uma Lal with laptop', 'eee-uma-lal'],
])('answer() finds in %j the record with its whole name there: %s', (query, id) => {
  expect(engine.answer(query)).toMatchObject({ kind: 'one', match: { id } });
  expect(engine.suggest(query).suggestions[0]?.id).toBe(id);
});

test.each([
  ['please where is the canteen thanks', 'canteen'],
  ['कमरा 204', 'room-204'],
  ['గది 305', 'room-305'],
])('answer() needs no match for the words of politeness and for a room in %j', (query, id) => {
  expect(engine.answer(query)).toMatchObject({ kind: 'one', match: { id }, interpretation: undefined });
});

test('answer() and suggest() guess for 2555, a digit too many, only 255', () => {
  const interpretation = 'No exact match. Did you mean 255?';
  expect(engine.answer('2555')).toMatchObject({
    kind: 'none',
    nearest: [{ id: 'room-255' }],
    interpretation,
  });
  expect(engine.suggest('2555')).toMatchObject({ suggestions: [{ id: 'room-255' }], interpretation });
});
