import { resolve } from 'node:path';
import { collegeFolder } from '@campusway/toolkit';
import { expect, test, vi } from 'vitest';
import { parseDeployOptions } from './deploy-options.ts';

test('parseDeployOptions() takes several modules, each once, and opens a browser unless told not to', () => {
  expect(parseDeployOptions(['mfe-maps', 'shell', 'mfe-maps', '--site', '/srv/x'])).toEqual({
    site: '/srv/x',
    which: ['mfe-maps', 'shell'],
    college: collegeFolder(),
    hosted: [],
    drops: new Map(),
    dryRun: false,
    json: false,
    browser: true,
    force: false,
    reason: undefined,
  });
});

test('parseDeployOptions() takes --all, --changed and every switch', () => {
  expect(
    parseDeployOptions([
      '--all',
      '--dry-run',
      '--json',
      '--no-browser',
      '--force',
      '--wait',
      '--reason',
      'exam week',
    ]),
  ).toMatchObject({
    which: 'all',
    dryRun: true,
    json: true,
    browser: false,
    force: true,
    waitSeconds: 900,
    reason: 'exam week',
  });
  expect(parseDeployOptions(['--changed']).which).toBe('changed');
});

test('parseDeployOptions() takes addresses of builds on other origins, together with names', () => {
  const address = 'https://modules.example/modules/mfe-x/0123456789ab';
  expect(parseDeployOptions(['mfe-maps', address])).toMatchObject({ which: ['mfe-maps'], hosted: [address] });
});

test('parseDeployOptions() takes the site from the environment where none is named', () => {
  vi.stubEnv('CAMPUSWAY_SITE', 'somewhere');
  expect(parseDeployOptions(['--all']).site).toBe(resolve('somewhere'));
  vi.unstubAllEnvs();
});

test.each([
  [[], 'Say which modules'],
  [['--all', '--changed'], 'Say which modules'],
  [['--all', '--drop-route', 'bus'], 'Cannot drop "bus": --drop-route takes /path or /path=/target'],
  [['--all', '--drop-route', '/bus=//evil.example'], 'Cannot drop "/bus=//evil.example"'],
  [['mfe-maps', '--all'], 'Say which modules'],
  [['mfe-nap'], 'Cannot deploy "mfe-nap": the project has no such module. It has shell, '],
  [[''], 'Cannot deploy "": the project has no such module'],
  [['--al'], "Unknown option '--al'"],
  [['--all', '--site'], 'argument missing'],
])('parseDeployOptions(%j) says what was meant', (args, message) => {
  expect(() => parseDeployOptions(args)).toThrow(message);
});
