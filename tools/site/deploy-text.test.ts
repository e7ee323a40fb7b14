import type { DeployReport } from '@campusway/publishing/commands';
import { expect, test } from 'vitest';
import { reportText } from './deploy-text.ts';

const report: DeployReport = {
  site: '/site',
  outcome: 'would go live',
  modules: [{ name: 'mfe-a', version: 'a2', replaces: 'a1', url: '/modules/mfe-a/a2', kilobytes: 1 }],
  forced: false,
  seconds: 1,
};

test('reportText() names ten of the people whom a college adds', () => {
  const added = Array.from({ length: 12 }, (_, i) => `Person ${i + 1}`);
  expect(reportText({ ...report, added: ['Person 1'] })).toMatch(/^ {2}Adds people: Person 1$/m);
  expect(reportText({ ...report, outcome: 'live', added })).toMatch(
    /Adds people: Person 1, .*, Person 10 and 2 more$/m,
  );
  expect(reportText({ ...report, added: [] })).not.toContain('Adds people');
});

test('reportText() names whom a college removes, and what it opens', () => {
  const text = reportText({ ...report, removed: ['Person 1'], opened: ['the west lift'] });
  expect(text).toMatch(/^ {2}Removes people: Person 1\n {2}Opens again: the west lift$/m);
});

test('reportText() of a dry run names the share of a canary', () => {
  expect(reportText(report)).toContain('Dry run: this would go live, nothing was changed');
  expect(reportText({ ...report, share: 10 })).toContain(
    'Dry run: 10 % of tabs would get this, nothing was changed',
  );
});
