import { expect, test } from 'vitest';
import { evaluate } from '../../relevance/evaluate.ts';
import { type CampusRecord, createSearchIndex } from '../../src/search/index.ts';

const record = (id: string, title: string, more: Partial<CampusRecord> = {}): CampusRecord => ({
  ...{ id, kind: 'room', title, aliases: [], where: '', rank: 0.5 },
  ...more,
});

const lab = { name: 'kind', words: ['lab'] } as const;
const index = createSearchIndex([
  record('library', 'Central Library', { code: '129', aliases: ['reading room'], rank: 0.9 }),
  record('annex', 'Library Annex', { code: '130' }),
  record('optics', 'Optics Lab', { code: '214', facets: [lab], level: 2, department: 'cse' }),
]);

const judge = (...rows: readonly unknown[][]) => evaluate({ all: rows }, index);

test('evaluate() matches by id, code, title or alias, by kind with floor and department, and no result', () => {
  const { successAt1, misses } = judge(
    ['central', 'library'],
    ['central', '129'],
    ['central', '=reading room'],
    ['optics', 'lab@2/cse'],
    ['optics', 'lab@'],
    ['13', '^13'],
    ['lab 999', '-'],
  );
  expect(misses).toEqual([]);
  expect(successAt1).toBe(1);
});

test('evaluate() distinguishes a miss from an allowed lower rank', () => {
  const { successAt1, successAt3, misses } = judge(
    ['library', '130', 2],
    ['library', '130'],
    ['library', 'optics'],
    ['optics', 'lab@3'],
  );
  expect(successAt1).toBe(0.25);
  expect(successAt3).toBe(0.5);
  expect(misses.map(({ expected, rank }) => [expected, rank])).toEqual([
    ['130', 2],
    ['optics', 0],
    ['lab@3', 0],
  ]);
});

test('evaluate() counts single answers and wrong ones', () => {
  const { certain, certainAndWrong, wrong } = judge(
    ['central library', 'library'],
    ['optics lab', 'library'],
    ['library', 'library'],
    ['centrxx', '--'],
  );
  expect(certain).toBe(0.5);
  expect(certainAndWrong).toBe(0.5);
  expect(wrong.map(({ query }) => query)).toEqual(['optics lab']);
});

test('evaluate() rejects an invalid judgement', () => {
  expect(() => judge(['library'])).toThrow(/expected \[text, text, number\]/);
  expect(() => judge(['library', '@2'])).toThrow(/expected kind@level\/department/);
});
