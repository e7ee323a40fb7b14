import { resolve } from 'node:path';
import { startFolder } from '@campusway/publishing/commands';
import { expect, test, vi } from 'vitest';
import { parseDeployOptions } from './deploy-options.ts';

test('parseDeployOptions() removes duplicate modules and uses a browser by default', () => {
  expect(parseDeployOptions(['mfe-maps', 'shell', 'mfe-maps', '--site', '/srv/x'])).toEqual({
    site: '/srv/x',
    which: ['mfe-maps', 'shell'],
    foreign: [],
    newOrigin: false,
    granted: [],
    drops: new Map(),
    dryRun: false,
    preview: false,
    canary: undefined,
    json: false,
    browser: true,
    force: false,
    reason: undefined,
  });
});

test('parseDeployOptions() accepts --all, --changed and every flag', () => {
  const flags = '--all --dry-run --json --no-browser --force --wait --reason';
  expect(parseDeployOptions([...flags.split(' '), 'exam week'])).toMatchObject({
    which: 'all',
    dryRun: true,
    json: true,
    browser: false,
    force: true,
    waitSeconds: 900,
    reason: 'exam week',
  });
  expect(parseDeployOptions(['--changed']).which).toBe('changed');
  for (const build of ['mfe-maps', 'mfe-x-0123456789ab.tgz', 'mfe-x=https://ci.example/x.tgz'])
    expect(parseDeployOptions([build, '--canary', '10']).canary).toBe(10);
});

test('parseDeployOptions() accepts named URLs of builds together with names', () => {
  const base = 'https://modules.example/modules/mfe-x/0123456789ab';
  expect(parseDeployOptions(['mfe-maps', `mfe-x=${base}/`])).toMatchObject({
    which: ['mfe-maps'],
    foreign: [{ name: 'mfe-x', address: base }],
  });
});

test('parseDeployOptions() accepts packed files, with the name of the file or a given one', () => {
  const packed = ['/ci/mfe-x-0123456789ab.tgz', 'mfe-y=/ci/any.tgz', 'mfe-z=https://ci.example/z.tgz'];
  expect(parseDeployOptions([...packed, '--grant', 'session'])).toMatchObject({
    which: [],
    foreign: [
      { name: 'mfe-x', address: '/ci/mfe-x-0123456789ab.tgz' },
      { name: 'mfe-y', address: '/ci/any.tgz' },
      { name: 'mfe-z', address: 'https://ci.example/z.tgz' },
    ],
    granted: ['session'],
  });
});

test('parseDeployOptions() uses CAMPUSWAY_SITE by default', () => {
  vi.stubEnv('CAMPUSWAY_SITE', 'somewhere');
  expect(parseDeployOptions(['--all']).site).toBe(resolve('somewhere'));
  vi.unstubAllEnvs();
});

test('parseDeployOptions() uses the folder that npm start serves at SITE_PORT otherwise', () => {
  vi.stubEnv('CAMPUSWAY_SITE', '');
  vi.stubEnv('SITE_PORT', '4200');
  expect(parseDeployOptions(['--all']).site).toBe(startFolder(4200));
  vi.unstubAllEnvs();
});

test.each([
  [[], 'Name modules, or use --all or --changed'],
  [['--all', '--changed'], 'Name modules, or use --all or --changed'],
  [['--all', '--drop-route', 'bus'], 'Cannot drop "bus": --drop-route takes /path or /path=/target'],
  [['--all', '--drop-route', '/bus=//evil.example'], 'Cannot drop "/bus=//evil.example"'],
  [['mfe-maps', '--all'], 'Name modules, or use --all or --changed'],
  [['https://a.example'], 'Name the remote that https://a.example is for: mfe-name=https://a.example'],
  [
    ['mfe-maps', '--preview', '--dry-run'],
    '--preview changes nothing that is live: use it without --dry-run',
  ],
  [['college', '--preview'], '--preview shows named modules'],
  [['--all', '--preview'], '--preview shows named modules'],
  [['shell', '--canary', '10'], '--canary shows one named remote'],
  [['mfe-maps', 'mfe-auth', '--canary', '10'], '--canary shows one named remote'],
  [['mfe-maps', '/ci/mfe-x-0123456789ab.tgz', '--canary', '10'], '--canary shows one named remote'],
  [['--changed', '--canary', '10'], '--canary shows one named remote'],
  [['mfe-maps', '--canary', '10', '--preview'], '--canary goes without --preview'],
  [['mfe-maps', '--canary', '10', '--drop-route', '/bus'], '--canary goes without --preview'],
  [['any.tgz'], 'Name the remote that any.tgz is for: mfe-name=any.tgz'],
  [['shell-0123456789ab.tgz'], 'Name the remote that shell-0123456789ab.tgz is for'],
  [['https://ci.example/mfe-x-0123456789ab.tgz'], 'Name the remote that https://ci.example/mfe-x-'],
  [['--all', '--grant', 'all'], 'Cannot grant "all": the capabilities are session'],
  [['shell=https://a.example'], 'Name the remote that https://a.example is for'],
  [['mfe-x=https://a.example', 'mfe-x=https://b.example'], '"mfe-x" has two builds in one command'],
  [['mfe-nap'], 'Cannot deploy "mfe-nap": the project has no such module. It has shell, '],
  [[''], 'Cannot deploy "": the project has no such module'],
  [['--al'], "Unknown option '--al'"],
  [['--all', '--site'], 'argument missing'],
])('parseDeployOptions(%j) throws with the reason', (args, message) => {
  expect(() => parseDeployOptions(args)).toThrow(message);
});

test.each(['0', '100', '101', '-1', '5.5', '010', 'ten', ''])(
  'parseDeployOptions() rejects a canary for "%s" percent of tabs',
  (share) => {
    expect(() => parseDeployOptions(['mfe-maps', `--canary=${share}`])).toThrow(
      `Cannot show a canary to "${share}" percent of tabs: --canary takes a whole number from 1 to 99`,
    );
  },
);
