import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFolder } from '@campusway/artefact/record';
import type { ModuleRecord } from '@campusway/pages';
import { expect, test } from 'vitest';
import { publish, putBuild, siteWith } from '../../tests/temp-site.ts';
import { contentWith } from '../commands/site-content.ts';
import type { GateResult } from './gate-result.ts';
import { prepareGate } from './run-gate.ts';

/** Result of the gate without a browser for builds that would go live in `site`. */
function gateWithoutBrowser(site: string, ...records: readonly ModuleRecord[]): Promise<GateResult> {
  const changed = new Set(records.map(({ name }) => name));
  return prepareGate({ site, content: contentWith(site, records), changed, browser: false }).run();
}

test('prepareGate() reports the contract versions of the module and the shell when they differ', async () => {
  const site = await siteWith('a1');
  const { problems } = await gateWithoutBrowser(site, await putBuild(site, 'mfe-a', 'a2', { contract: 2 }));
  expect(problems).toEqual([
    { module: 'mfe-a', shell: 's1', reason: 'it is built for contract 2, the shell for contract 1' },
  ]);
});

test('prepareGate() reports a shared package with the range that a module needs and the version in the shell', async () => {
  const site = await siteWith('a1');
  const shell = await putBuild(site, 'shell', 's2', { shared: { react: '19.3.1' } });
  const remote = await putBuild(site, 'mfe-a', 'a2', { shared: { react: '^20.0.0' } });
  expect((await gateWithoutBrowser(site, shell, remote)).problems).toEqual([
    { module: 'mfe-a', shell: 's2', reason: 'it needs react ^20.0.0, the shell provides 19.3.1' },
  ]);
});

test('prepareGate() reports an export of the facade that a module uses and the live shell lacks', async () => {
  const site = await siteWith('a1');
  const shared = { '@campusway/platform': '1.2.0' };
  await publish(site, { shell: { version: 's2', shared, sharedNames: ['Link', 'useSession'] } });
  const remote = await putBuild(site, 'mfe-a', 'a2', { sharedNames: ['Link', 'useBuses'] });
  expect((await gateWithoutBrowser(site, remote)).problems).toEqual([
    {
      module: 'mfe-a',
      shell: 's2',
      reason: expect.stringMatching(
        /^it uses useBuses of @campusway\/platform, which the shell's version 1\.2\.0 does not have/,
      ),
    },
  ]);
  const shell = await putBuild(site, 'shell', 's3', { sharedNames: ['Link', 'useBuses'] });
  expect((await gateWithoutBrowser(site, shell, remote)).problems).toEqual([]);
});

test('prepareGate() checks a new shell against the modules that stay live', async () => {
  const site = await siteWith('a1');
  const { problems } = await gateWithoutBrowser(site, await putBuild(site, 'shell', 's2', { contract: 2 }));
  expect(problems).toMatchObject([{ module: 'mfe-a', shell: 's2' }]);
});

test.each([
  ['more.js', 'JavaScript is \\d+\\.\\d kB gzipped'],
  ['more.css', 'CSS is \\d+\\.\\d kB gzipped'],
  ['more.png', 'pictures are 300\\.0 kB'],
  ['more.woff2', 'other files are 300\\.0 kB'],
])('prepareGate() measures %s in the build and ignores the size in its record', async (file, reason) => {
  const site = await siteWith('a1');
  const record = await putBuild(site, 'mfe-a', 'a2', { kilobytes: 1, files: {} });
  writeFileSync(join(moduleFolder(site, record), file), randomBytes(300_000));
  const { problems } = await gateWithoutBrowser(site, record);
  expect(problems.map((problem) => problem.reason)).toEqual([
    expect.stringMatching(new RegExp(`^its ${reason}, the budget is \\d+ kB`)),
  ]);
});

test('prepareGate() compares the recorded weight of a build on another origin with the budgets', async () => {
  const site = await siteWith('a1');
  const shell = await putBuild(site, 'shell', 's2', { origins: ['https://modules.example.edu'] });
  const weight = { scripts: 1, styles: 1, pictures: 9000, others: 1 };
  const base = 'https://modules.example.edu/modules/mfe-a/a2';
  const remote = await putBuild(site, 'mfe-a', 'a2', { base, weight });
  const { problems } = await gateWithoutBrowser(site, shell, remote);
  expect(problems.map(({ reason }) => reason)).toEqual([
    expect.stringMatching('^its pictures are 9000.0 kB'),
  ]);
});

test('prepareGate() only notes which of the last three shells a module does not run in', async () => {
  const site = await siteWith('a1');
  for (const version of ['s2', 's3', 's4']) {
    await publish(site, { shell: { version } });
  }
  const shell = await putBuild(site, 'shell', 's5', { contract: 2 });
  const remote = await putBuild(site, 'mfe-a', 'a2', { contract: 2 });
  const { problems, notes, opened } = await gateWithoutBrowser(site, shell, remote);
  expect(problems).toEqual([]);
  expect(notes.map((note) => /earlier shell (\w+): (.*?)\./.exec(note)?.slice(1))).toEqual(
    ['s4', 's3', 's2'].map((version) => [version, 'it is built for contract 2, the shell for contract 1']),
  );
  expect(opened).toBeUndefined();
});
