import { expect, test } from 'vitest';
import { putBuild, show, siteWith } from '../../tests/temp-site.ts';
import { contentWith } from '../deploy/site-content.ts';
import type { ModuleRecord } from '../site/module-record.ts';
import type { GateResult } from './gate-result.ts';
import { runGate } from './run-gate.ts';

/** What the gate says, without opening pages, of a build that would go live in `site`. */
function judge(site: string, ...records: readonly ModuleRecord[]): Promise<GateResult> {
  const changed = new Set(records.map(({ name }) => name));
  return runGate({ site, content: contentWith(site, records), changed, browser: false });
}

test('runGate() names the contract that a module is built for and the one that the shell has', async () => {
  const site = await siteWith('a1');
  const { problems } = await judge(site, await putBuild(site, 'mfe-a', 'a2', { contract: 2 }));
  expect(problems).toEqual([
    { module: 'mfe-a', shell: 's1', reason: 'it is built for contract 2, the shell for contract 1' },
  ]);
});

test('runGate() names the shared package, the range that a module needs and the version that the shell has', async () => {
  const site = await siteWith('a1');
  const shell = await putBuild(site, 'shell', 's2', { shared: { react: '19.3.1' } });
  const remote = await putBuild(site, 'mfe-a', 'a2', { shared: { react: '^20.0.0' } });
  expect((await judge(site, shell, remote)).problems).toEqual([
    { module: 'mfe-a', shell: 's2', reason: 'it needs react ^20.0.0, the shell brings 19.3.1' },
  ]);
});

test('runGate() names the export of the facade that a module uses and the live shell lacks', async () => {
  const site = await siteWith('a1');
  await putBuild(site, 'shell', 's2', {
    shared: { '@campusway/platform': '1.2.0' },
    sharedNames: ['Link', 'useSession'],
  });
  await show(site, { shell: 's2' });
  const remote = await putBuild(site, 'mfe-a', 'a2', { sharedNames: ['Link', 'useBuses'] });
  expect((await judge(site, remote)).problems).toEqual([
    {
      module: 'mfe-a',
      shell: 's2',
      reason: expect.stringMatching(
        /^it uses useBuses of @campusway\/platform, which the shell's version 1\.2\.0 does not have/,
      ),
    },
  ]);
  const shell = await putBuild(site, 'shell', 's3', { sharedNames: ['Link', 'useBuses'] });
  expect((await judge(site, shell, remote)).problems).toEqual([]);
});

test('runGate() holds a new shell against the modules that stay', async () => {
  const site = await siteWith('a1');
  const { problems } = await judge(site, await putBuild(site, 'shell', 's2', { contract: 2 }));
  expect(problems).toMatchObject([{ module: 'mfe-a', shell: 's2' }]);
});

test('runGate() names the size of a module and its budget', async () => {
  const site = await siteWith('a1');
  const { problems } = await judge(site, await putBuild(site, 'mfe-a', 'a2', { kilobytes: 999 }));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.reason).toMatch(/^its JavaScript is 999\.0 kB gzipped, its budget is \d+ kB/);
});

test('runGate() notes which of the last three shells a module no longer runs in, and lets it pass', async () => {
  const site = await siteWith('a1');
  for (const version of ['s2', 's3', 's4']) {
    await putBuild(site, 'shell', version);
    await show(site, { shell: version });
  }
  const shell = await putBuild(site, 'shell', 's5', { contract: 2 });
  const remote = await putBuild(site, 'mfe-a', 'a2', { contract: 2 });
  const { problems, notes, opened } = await judge(site, shell, remote);
  expect(problems).toEqual([]);
  expect(notes.map((note) => /earlier shell (\w+): (.*?)\./.exec(note)?.slice(1))).toEqual(
    ['s4', 's3', 's2'].map((version) => [version, 'it is built for contract 2, the shell for contract 1']),
  );
  expect(opened).toBeUndefined();
});
