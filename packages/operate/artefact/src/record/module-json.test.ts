import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GateScript, RemoteRoutes } from '@campusway/contract';
import { toFileIntegrity } from '@campusway/pages';
import { listRemotes, projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { moduleSchema, parseModuleJson } from './module-json.ts';

const toFiles = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, toFileIntegrity(name)]));
const files = toFiles('remoteEntry.js');
const facts = { name: 'mfe-x', contract: 1, shared: {} };

test('schemas/module.schema.json equals the output of `npm run schemas`', () => {
  const [path, text] = moduleSchema();
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('parseModuleJson() accepts what docs/artefacts.md shows, and adds assets of pages that list none', () => {
  const page = readFileSync(join(projectRoot, 'docs/artefacts.md'), 'utf8');
  const example = JSON.parse(/```json\n([^`]+)```/.exec(page)?.[1] ?? '');
  const listed = toFiles('remoteEntry.js', 'assets/line.js', 'assets/line.css');
  expect(parseModuleJson(example, listed)).toMatchObject({ name: 'mfe-bus', parts: [], files: listed });
  const { assets: _, ...withoutAssets } = example;
  expect(parseModuleJson(withoutAssets, files).assets).toEqual({
    line: { scripts: ['remoteEntry.js'], styles: [] },
  });
});

test.each(listRemotes())('parseModuleJson() accepts the routes and the clicks of %s', async (name) => {
  const { routes } = (await import(join(projectRoot, name, 'src/routes.ts'))) as { routes: RemoteRoutes };
  const { clicks } = (await import(join(projectRoot, name, 'src/gate.ts')).catch(() => ({}))) as {
    clicks?: GateScript;
  };
  const declared = JSON.parse(JSON.stringify({ ...facts, name, ...routes, clicks }));
  expect(parseModuleJson(declared, files)).toMatchObject(declared);
});

test.each([
  [null, 'it must be object'],
  [[], 'it must be object'],
  [{}, 'it lacks "name", "contract", "shared", "routes"'],
  [{ ...facts, routes: [], name: '../shell' }, '/name must match pattern'],
  [{ ...facts, routes: [], name: 'shell' }, '/name must match pattern'],
  [{ ...facts, routes: [], capabilities: ['camera'] }, '/capabilities/0 must'],
  [{ ...facts, routes: [], parts: ['other-plan'] }, '/parts/0 must'],
  [{ ...facts, routes: [], clicks: { p: [{ click: 'x' }] } }, '/clicks/p/0'],
])('parseModuleJson() rejects %j', (value, reason) => {
  expect(() => parseModuleJson(value)).toThrow(reason);
});
