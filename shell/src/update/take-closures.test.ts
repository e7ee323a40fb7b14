import type { Registry } from '@campusway/contract';
import { productFacts } from '@campusway/contract';
import { closedNow } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { afterEach, expect, test, vi } from 'vitest';
import { takeClosures } from './take-closures.ts';

const lift = { name: 'the west lift', reason: 'Inspection', nodes: [1], signs: [] };
afterEach(() => {
  provideParts({ closures: undefined });
  vi.unstubAllGlobals();
});

const registry = (parts: Readonly<Record<string, string>>, more: Partial<Registry> = {}): Registry => ({
  ...{ release: '000005', shell: 'a', modules: [], services: {}, provided: {}, ...more },
  college: {
    ...{ version: JSON.stringify(parts), facts: productFacts, files: {} },
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, integrity]) => [name, { href: `/${name}`, integrity }]),
    ),
  },
});
const shown = registry({ graph: 'g', levels: 'l' });
const closed = { graph: 'g', levels: 'l', closures: 'c' };

async function take(live: Registry, answer: () => Promise<Response> = async () => Response.json([lift])) {
  const network = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', network);
  const isAll = await takeClosures(live, async (given) => (given as Registry | undefined) ?? shown);
  return { isAll, requests: network.mock.calls.length, names: closedNow().map(({ name }) => name) };
}

const newer = { release: '000006' };

test.each<[string, Registry, Awaited<ReturnType<typeof take>>]>([
  ['closures alone', registry(closed, newer), { isAll: true, requests: 1, names: [lift.name] }],
  ['no closures', registry({ graph: 'g', levels: 'l' }, newer), { isAll: true, requests: 0, names: [] }],
  [
    'also a shell',
    registry(closed, { ...newer, shell: 'b' }),
    { isAll: false, requests: 1, names: [lift.name] },
  ],
  ['also people', registry({ ...closed, people: 'p' }), { isAll: false, requests: 1, names: [lift.name] }],
  ['another graph', registry({ ...closed, graph: 'h' }), { isAll: false, requests: 0, names: [] }],
])('takeClosures() of a release with %s', async (_name, live, expected) => {
  expect(await take(live)).toEqual(expected);
});

test('takeClosures() takes nothing of a registry that is not verified, and rejects closures that do not load', async () => {
  vi.stubGlobal('fetch', vi.fn());
  const refuse = async (given?: unknown) => (given ? Promise.reject(new Error('not signed')) : shown);
  expect(await takeClosures(registry(closed), refuse)).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  await expect(take(registry(closed), async () => new Response('', { status: 503 }))).rejects.toThrow('503');
  expect(closedNow()).toEqual([]);
});
