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

test('reportText() of a dry run names the share of a canary', () => {
  expect(reportText(report)).toContain('Dry run: this would go live, nothing was changed');
  expect(reportText({ ...report, share: 10 })).toContain(
    'Dry run: 10 % of tabs would get this, nothing was changed',
  );
});
