import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createSyntheticCampus,
  sampleKnownItems,
  toKeystrokes,
} from '../../bench/search/synthetic-campus.ts';
import { createSearchIndex } from './create-search-index.ts';
import { digitWords } from './digit-words.ts';
import { packRecords } from './packed-records.ts';
import type { SearchRecord } from './search-record.ts';
import { withSpokenDigits } from './spoken-digits.ts';

/** What the records of an answer keep when they are packed. */
const shown = ({ spellings, facets, details, ...record }: SearchRecord) => record;

/** The published text of groups of records. */
function publish(...groups: readonly (readonly SearchRecord[])[]): string {
  return JSON.stringify(packRecords(...groups));
}

const word = fc.constantFrom(
  'lab',
  'labs',
  'Robotics',
  'Rao',
  '205',
  '205A',
  'A-1.05',
  '98765 43210',
  'second',
  'floor',
  'the',
  '实验室',
  'Zoë',
);
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
const facet = fc.constantFrom(
  { name: 'floor', words: ['second floor', '2nd floor'] } as const,
  { name: 'kind', words: ['lab', 'laboratory'] } as const,
);
const campus = fc.array(
  fc.record(
    {
      kind: fc.constantFrom('room', 'person'),
      title: text,
      where: text,
      aliases: fc.array(text, { maxLength: 2 }),
      rank: fc.constantFrom(0.2, 0.5, 0.9),
      code: text,
      telephone: fc.constantFrom('919876543210', '405550100'),
      range: fc.constant({ from: 200, to: 210 }),
      spellings: fc.array(text, { maxLength: 2 }),
      facets: fc.array(facet, { maxLength: 2 }),
      details: fc.array(text, { maxLength: 1 }),
    },
    { requiredKeys: ['kind', 'title', 'where', 'aliases', 'rank'] },
  ),
  { maxLength: 12 },
);

const cuts = fc.tuple(fc.nat(12), fc.nat(12)).map((pair) => pair.sort((a, b) => a - b));
const queries = fc.array(text, { minLength: 1, maxLength: 4 });

/** Only packs have the words of digits: `second second second` is 222. */
const isSpoken = (query: string) => withSpokenDigits(query, digitWords) !== query;

test('createSearchIndex() of packs answers each query as that of their records', () => {
  fc.assert(
    fc.property(campus, cuts, queries, (made, [first, last], asked) => {
      const records = made.map((record, i): SearchRecord => ({ ...record, id: `record-${i}` }));
      const groups = [records.slice(0, first), records.slice(first, last), records.slice(last)];
      const opened = createSearchIndex([], JSON.parse(publish(...groups)));
      const built = createSearchIndex(records);
      const inOnePack = createSearchIndex([], JSON.parse(publish(records)));
      for (const query of asked) {
        const same = isSpoken(query) ? inOnePack : built;
        expect(plain(opened.search(query))).toEqual(plain(same.search(query)));
      }
    }),
  );
});

test('createSearchIndex() of a pack and records finds what that of all records finds', () => {
  fc.assert(
    fc.property(campus, cuts, queries, (made, [first], asked) => {
      // Records that are added to a pack have no facets, and names of their own: scores differ.
      const records = made.map(
        ({ facets, ...record }, i): SearchRecord => ({
          ...record,
          ...(facets && i < first && { facets }),
          id: `record-${i}`,
        }),
      );
      const opened = createSearchIndex(records.slice(first), JSON.parse(publish(records.slice(0, first))));
      const built = createSearchIndex(records);
      const found = (index: typeof built, query: string) =>
        index
          .search(query, { limit: 12 })
          .results.map(({ record }) => record.id)
          .toSorted();
      for (const query of asked.filter((one) => !isSpoken(one)))
        expect(found(opened, query)).toEqual(found(built, query));
    }),
  );
});

test('createSearchIndex() of the first packs knows only their records', () => {
  const [lab, help] = [
    { id: 'a', kind: 'lab', title: 'Optics Lab', aliases: [], where: '', rank: 0.4 },
    { id: 'b', kind: 'help', title: 'Fees', aliases: ['money'], where: '', rank: 0.5 },
  ] as const;
  const [places = []] = [JSON.parse(publish([lab], [help])).slice(0, 1)];
  const index = createSearchIndex([], places);
  expect(index).toBeDefined();
  expect(index.search('optics').results.map(({ record }) => record)).toEqual([lab]);
  expect(index.search('fees').results).toEqual([]);
});

test('packRecords() takes less than half the bytes of the records, and answers keystrokes of a large campus alike', () => {
  const records = createSyntheticCampus(3000);
  const text = publish(records);
  expect(text.length).toBeLessThan(JSON.stringify(records).length / 2);
  const [opened, built] = [createSearchIndex([], JSON.parse(text)), createSearchIndex(records)];
  const queries = sampleKnownItems(records, 60).map(({ query }) => query);
  for (const query of toKeystrokes(queries))
    expect(plain(opened.search(query))).toEqual(plain(built.search(query)));
});

function plain({ results, ...answer }: ReturnType<ReturnType<typeof createSearchIndex>['search']>) {
  return {
    ...answer,
    results: results.map(({ record, ...result }) => ({ ...result, record: shown(record) })),
  };
}
