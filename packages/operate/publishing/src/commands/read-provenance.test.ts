import { afterEach, expect, test, vi } from 'vitest';
import { readCommit, readPerson, toOutcome } from './read-provenance.ts';

afterEach(() => void vi.unstubAllEnvs());

test('readPerson() and readCommit() read the variables of a build server', () => {
  vi.stubEnv('CAMPUSWAY_PERSON', 'asha');
  vi.stubEnv('CAMPUSWAY_COMMIT', 'c0ffee');
  expect(readPerson('exam week')).toEqual({ person: 'asha', reason: 'exam week' });
  expect(readCommit()).toBe('c0ffee');
});

test('readPerson() and readCommit() return undefined without Git', () => {
  vi.stubEnv('CAMPUSWAY_PERSON', '');
  vi.stubEnv('CAMPUSWAY_COMMIT', '');
  vi.stubEnv('PATH', '');
  expect(readPerson(undefined)).toEqual({ person: undefined, reason: undefined });
  expect(readCommit()).toBeUndefined();
});

test('toOutcome() keeps five findings of at most 300 characters', () => {
  const problem = { module: 'mfe-a', reason: 'x'.repeat(500) };
  const outcome = toOutcome({ problems: Array(9).fill(problem), notes: [], seconds: 1 });
  expect(outcome).toEqual({ kind: 'forced', findings: Array(5).fill(`mfe-a: ${'x'.repeat(293)}`) });
});
