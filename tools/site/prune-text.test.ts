import type { PruneReport } from '@campusway/publishing/commands';
import { expect, test } from 'vitest';
import { pruneText } from './prune-text.ts';

const report: PruneReport = {
  builds: [{ name: 'mfe-a', version: 'a1' }],
  erased: ['c1', 'c2'],
  releases: ['1', '2', '3'],
  dryRun: false,
};

test('pruneText() says of each erased college that it has data of people whom the site no longer shows', () => {
  expect(pruneText(report, false).split('\n')).toEqual([
    'Removed 3 builds and 3 releases',
    '  mfe-a          a1',
    '  college        c1  has data of people whom the site no longer shows',
    '  college        c2  has data of people whom the site no longer shows',
  ]);
});

test('pruneText() says what a dry run of --erase would delete', () => {
  const text = pruneText({ ...report, builds: [], dryRun: true }, true);
  expect(text.split('\n')).toEqual([
    'Would remove 2 builds and 3 releases',
    '  college        c1  deleted by --erase',
    '  college        c2  deleted by --erase',
  ]);
});

test('pruneText() says that there is nothing to remove', () => {
  expect(pruneText({ ...report, builds: [], erased: [], releases: [] }, false)).toBe('Nothing to remove');
});
