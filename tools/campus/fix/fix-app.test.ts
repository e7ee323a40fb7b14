import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FixSession } from '@campusway/import/fix';
import { projectRoot } from '@campusway/toolkit';
import { afterAll, expect, test } from 'vitest';
import { buildFixApp } from './fix-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'campusway-fix-'));
cpSync(join(projectRoot, 'tools/campus/template'), folder, { recursive: true });
const files = new Map([['index.html', '<title>Fix the plans</title>']]);
const app = buildFixApp({ session: new FixSession(folder), folder, files, token: 'token' });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const level = 'ground-floor';
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/token/do', payload, headers });

test('GET of the page and the state answers below the token only, and to no other host', async () => {
  const page = await app.inject('/token/');
  expect(page.body).toContain('Fix the plans');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await app.inject('/token/state')).json()).toMatchObject({ revision: 1, unsaved: 0 });
  expect((await app.inject(`/token/levels/${level}`)).json().svg).toContain('var(--plan-wall)');
  for (const url of ['/', '/state', '/other/state', '/token/levels/nowhere', '/token/../state'])
    expect((await app.inject(url)).statusCode, url).toBe(404);
  const rebound = await app.inject({ url: '/token/state', headers: { host: 'campus.example:80' } });
  expect(rebound.statusCode).toBe(404);
});

test.each([
  ['text instead of JSON', 'revision', { 'content-type': 'text/plain' }, 415],
  ['no revision', { do: 'undo' }, {}, 400],
  ['a line without numbers', { revision: 1, do: 'door', level, line: ['a', 'b'] }, {}, 400],
  ['another action', { revision: 1, do: 'remove' }, {}, 400],
  ['a long text', { revision: 1, do: 'name', unit: 'x'.repeat(1001) }, {}, 400],
])('POST /do refuses %s', async (_, payload, headers, status) => {
  expect((await post(payload, headers)).statusCode).toBe(status);
});

test('POST /do answers a change with the new state, and a second window with what the first one changed', async () => {
  const door = { do: 'door', level, at: [43, 33.5] };
  const first = await post({ ...door, revision: 1 });
  expect([first.statusCode, first.json().state.unsaved]).toEqual([200, 1]);
  const second = await post({ ...door, revision: 1 });
  expect([second.statusCode, second.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('Another window'), state: { revision: 2 } },
  ]);
  const far = await post({ do: 'door', level, at: [900, 900], revision: 2 });
  expect([far.statusCode, far.json().message]).toEqual([409, expect.stringContaining('There is no wall')]);
  expect((await post({ do: 'undo', revision: 2 })).json().state.unsaved).toBe(0);
});

test('GET /state answers with files that were added since, and in words if one is broken', async () => {
  const state = async () => (await app.inject('/token/state')).json();
  const { revision } = await state();
  const own = join(folder, 'geometry/paths.geojson');
  writeFileSync(own, JSON.stringify({ type: 'FeatureCollection', level: 'outdoors', features: [] }));
  expect((await state()).revision).toBe(revision + 1);
  writeFileSync(own, '{"features":[');
  const broken = await state();
  expect(broken.message).toContain('geometry/paths.geojson: The file is truncated');
  expect(broken.state.revision).toBe(revision + 1);
  rmSync(own);
});
