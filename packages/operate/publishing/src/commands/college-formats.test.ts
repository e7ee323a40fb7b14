import { productFacts } from '@campusway/contract';
import { collegeName } from '@campusway/pages';
import { collegeFolder } from '@campusway/toolkit';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { deployOptions, putBuild, serveFolder, show } from '../../tests/temp-site.ts';
import { liveRelease } from '../release/release.ts';
import { deployModules } from './deploy-modules.ts';
import type { DeployOptions } from './deploy-options.ts';
import { rollBack } from './roll-back.ts';

/** Modules and colleges of three generations, each compatible with the format of the previous one. */
const read = [[1], [1, 2], [2, 3]];
const served = [[1], [1, 2], [3]];
const all = [1, 2, 3];
const pairs = [0, 1, 2].flatMap((module) => [0, 1, 2].map((college) => [module, college] as const));
const fits = (module: number, college: number) =>
  ['0-0', '0-1', '1-0', '1-1', '2-1', '2-2'].includes(`${module}-${college}`);

const name = 'mfe-x';
const idOf = (age: number) => `00000000000${age}`;
const routes = [{ path: '/x', page: 'p', title: 'X', description: 'x', college: ['people'] }];
const college = {
  facts: productFacts,
  parts: {},
  files: {},
  subjects: { department: [], departmentWithRooms: [], screen: [] },
};

/** Server that hosts a module of each generation, so that nothing has to be built. */
async function serveModules(): Promise<string> {
  const folder = tempFolder();
  for (const [age, collegeFormats] of read.entries())
    await putBuild(folder, name, idOf(age), { routes, collegeFormats });
  return serveFolder(folder);
}

/** Site with these builds, of the college if the name begins with c; none is live. */
async function siteOf(
  builds: Readonly<Record<string, readonly number[] | undefined>>,
  origins: readonly string[] = [],
): Promise<string> {
  const site = tempFolder();
  await putBuild(site, 'shell', 's1', { collegeFormats: all, origins });
  for (const [version, collegeFormats] of Object.entries(builds))
    await (version.startsWith('c')
      ? putBuild(site, collegeName, version, { college, collegeFormats })
      : putBuild(site, name, version, { routes, collegeFormats }));
  return site;
}

function deploy(site: string, options: Partial<DeployOptions>) {
  return deployModules(deployOptions(site, { college: collegeFolder(), ...options }), () => undefined);
}

test.each(pairs)('deployModules() of module %i to a site with college %i of three', async (module, age) => {
  const origin = await serveModules();
  const site = await siteOf({ c1: served[age] }, [origin]);
  await show(site, { shell: 's1', [collegeName]: 'c1' });
  const { outcome, gate } = await deploy(site, {
    which: [],
    foreign: [{ name, address: `${origin}/modules/${name}/${idOf(module)}` }],
    newOrigin: true,
  });
  const formats = [read[module], served[age]].map((list) => list?.join(' or '));
  const reason = `it reads the college in format ${formats[0]}, college c1 has format ${formats[1]}`;
  expect({ outcome, problems: gate?.problems }).toEqual(
    fits(module, age)
      ? { outcome: 'live', problems: [] }
      : { outcome: 'refused', problems: [{ module: name, reason }] },
  );
  expect(name in (liveRelease(site)?.modules ?? {})).toBe(fits(module, age));
});

test.each(
  pairs.flatMap(([module, age]) => [[collegeName, module, age] as const, [name, module, age] as const]),
)('rollBack() of %s needs a format in common: module %i, college %i of three', async (back, module, age) => {
  const [first, second] = back === collegeName ? [served[age], all] : [all, served[age]];
  const site = await siteOf({ c1: first, c2: second, x1: read[module], x2: all });
  await show(site, { shell: 's1', [collegeName]: 'c1', [name]: back === name ? 'x1' : 'x2' });
  await show(site, { [collegeName]: 'c2', [name]: back === name ? 'x2' : 'x1' });
  const [before, after] = back === name ? ['x1', 'x2'] : ['c1', 'c2'];
  const rolling = rollBack({ site, modules: [back], dryRun: false });
  if (fits(module, age)) await rolling;
  else await expect(rolling).rejects.toThrow(`${name}: it reads the college in format`);
  expect(liveRelease(site)?.modules[back]).toBe(fits(module, age) ? before : after);
});

test('deployModules() rejects a college that a live module cannot read', async () => {
  const site = await siteOf({ c1: [99], x1: [99] });
  await show(site, { shell: 's1', [collegeName]: 'c1', [name]: 'x1' });
  const { outcome, gate } = await deploy(site, { which: [collegeName], college: collegeFolder() });
  expect(outcome).toBe('refused');
  expect(gate?.problems).toMatchObject([
    { module: name, reason: expect.stringMatching(/^it reads the college in format 99, college \w+ has/) },
  ]);
  expect(liveRelease(site)).toMatchObject({ id: '000001', modules: { [collegeName]: 'c1' } });
});

test('deployModules() goes live with a note about earlier colleges that a new module cannot read', async () => {
  const origin = await serveModules();
  const site = await siteOf({ c1: [1], c2: all }, [origin]);
  await show(site, { shell: 's1', [collegeName]: 'c1' });
  await show(site, { [collegeName]: 'c2' });
  const { outcome, gate } = await deploy(site, {
    which: [],
    foreign: [{ name, address: `${origin}/modules/${name}/${idOf(2)}` }],
    newOrigin: true,
  });
  expect(outcome).toBe('live');
  expect(gate?.notes).toEqual([
    `${name} does not work with the earlier college c1: it reads the college in format 2 or 3, college c1 has format 1. If you roll back to that college, roll back ${name} too.`,
  ]);
});
