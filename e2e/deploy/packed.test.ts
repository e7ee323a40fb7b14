import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';

const { open } = useBrowser();
const project = useProjectCopy();
const { modules } = await project.deployAll();
const served = await useSite(project.site);
const pack = (source: string) => project.pack(source, join(project.folder, 'incoming'));

test('npm run pack of a remote is the build that npm run deploy made', async () => {
  const file = await pack('mfe-directory');
  expect(file).toContain(`mfe-directory-${modules.find(({ name }) => name === 'mfe-directory')?.version}`);
  expect(await project.deploy(file, '--no-browser')).toMatchObject({ code: 0, outcome: 'unchanged' });
});

/** A remote of another repository, as another bundler could have written it. */
function writeRemote(text: string): string {
  const dist = join(project.folder, 'other-repository/dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  const files = {
    'remoteEntry.js': `let react;
export async function init({ react: versions }) {
  const [share] = Object.values(versions);
  react = (share.lib ?? (await share.get()))();
}
export async function get() {
  const { describe } = await import('./assets/bus.js');
  return () => describe(react);
}`,
    'assets/bus.js': `export const describe = ({ createElement }) => ({
  default: { contract: 1, pages: { line: () => createElement('h1', { className: 'bus_h1' }, '${text}') } },
});`,
    'assets/bus.css': '@layer remote { .bus_h1 { color: rgb(1, 2, 3); } }',
    'module.json': JSON.stringify({
      name: 'mfe-bus',
      contract: 1,
      shared: { react: '^19.0.0' },
      routes: [{ path: '/bus', page: 'line', title: 'Bus', description: 'When the bus leaves.' }],
      assets: { line: { scripts: ['remoteEntry.js', 'assets/bus.js'], styles: ['assets/bus.css'] } },
    }),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dist, file), content);
  return dist;
}

test('a packed remote of another repository passes the gate, is previewed, live, and withdrawn', async () => {
  const file = await pack(writeRemote('Bus lines'));
  expect(await project.deploy(file)).toMatchObject({ code: 0, outcome: 'live' });
  const { page } = await open();
  await page.goto(`${served.origin}/bus`);
  const heading = page.getByRole('heading', { name: 'Bus lines', exact: true });
  await heading.waitFor();
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
  expect((await project.run('modules', '--check')).output).toContain('The site is intact');

  const next = await pack(writeRemote('New bus lines'));
  const { outcome, preview } = await project.deploy(next, '--preview');
  expect(outcome).toBe('preview');
  const { page: previewed } = await open();
  await previewed.goto(`${served.origin}${preview?.path}?to=/bus`);
  for (const visit of ['first', 'reloaded']) {
    await previewed.getByRole('heading', { name: 'New bus lines' }).waitFor();
    expect([visit, await previewed.getByLabel('Preview').innerText()]).toEqual([
      visit,
      expect.stringMatching(/^Preview of mfe-bus [0-9a-f]{12}, until/),
    ]);
    expect(new URL(previewed.url()).pathname).toBe('/bus');
    await previewed.reload();
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Bus lines', exact: true }).waitFor();
  await previewed.getByRole('button', { name: 'Show the live site' }).click();
  await previewed.getByRole('heading', { name: 'Bus lines', exact: true }).waitFor();
  expect((await project.run('withdraw', 'mfe-bus')).code).toBe(0);
});
