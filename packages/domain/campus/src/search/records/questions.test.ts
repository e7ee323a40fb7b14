import { expect, test } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import { openSearch } from '../open-search.ts';
import type { CampusRecord } from './campus-record.ts';
import { withQuestions } from './questions.ts';

const rooms = ['255', '355', '1205', '125'];
const records = rooms.map(
  (code): CampusRecord => ({
    ...{ id: `room-${code}`, kind: 'room', title: `Lab ${code}`, code, aliases: [], where: '', rank: 0.5 },
  }),
);
const search = withQuestions(openSearch(createSearchIndex(records)), rooms);

test.each([
  ['2555', ['255'], '255'],
  ['2355', ['255', '355'], '255 or 355'],
  ['1205', ['1205'], undefined],
  ['99999', [], undefined],
  ['999', [], undefined],
])('withQuestions() finds for %s %j', (query, codes, didYouMean) => {
  const answer = search(query);
  expect(answer.results.map(({ record }) => record.code)).toEqual(codes);
  expect(answer.didYouMean).toBe(didYouMean);
});
