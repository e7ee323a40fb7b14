// @vitest-environment jsdom
import { contractVersion, type RegisteredModule } from '@campusway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteError } from './remote-error.ts';
import { createRemoteLoader, entryUrl, type FederationRuntime, loadSeconds } from './remote-loader.ts';

const maps: RegisteredModule = {
  name: 'mfe-maps',
  version: 'abc',
  contract: contractVersion,
  entry: '/modules/mfe-maps/abc/remoteEntry.js',
  retryEntry: '/modules/mfe-maps/abc/retry/remoteEntry.js',
  routes: [],
  parts: [],
};
const remote = { default: { contract: contractVersion, pages: {} } };

/** The network behind the runtime: each load is answered by the next of `answers`. */
function runtime(...answers: (() => Promise<unknown>)[]): FederationRuntime & { registered: string[] } {
  const registered: string[] = [];
  return {
    registered,
    register: ({ entry, replace }) => registered.push(`${new URL(entry).pathname}${replace ? ' again' : ''}`),
    load: () => (answers.shift() ?? Promise.reject)(),
  };
}

async function failureOf(load: Promise<unknown>): Promise<RemoteError['failure']> {
  const error = await load.then(
    () => undefined,
    (thrown: RemoteError) => thrown,
  );
  if (!error) throw new Error('it loaded');
  return error.failure;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('load() registers a remote once and gives every caller the same module', async () => {
  const network = runtime(async () => remote);
  const loader = createRemoteLoader([maps], network);
  const [first, second] = await Promise.all([loader.load('mfe-maps'), loader.load('mfe-maps')]);
  expect(first).toBe(second);
  expect(network.registered).toEqual(['/modules/mfe-maps/abc/remoteEntry.js']);
});

test('load() after a failure asks for the second copy, then for the first with another query', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
  const network = runtime(down, down, async () => remote);
  const loader = createRemoteLoader([maps], network);
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('unreachable');
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('unreachable');
  await loader.load('mfe-maps');
  expect(network.registered).toEqual([
    '/modules/mfe-maps/abc/remoteEntry.js',
    '/modules/mfe-maps/abc/retry/remoteEntry.js again',
    '/modules/mfe-maps/abc/remoteEntry.js again',
  ]);
});

test('entryUrl() gives each attempt a URL of its own', () => {
  const urls = [0, 1, 2, 3].map((attempt) => entryUrl(maps, attempt));
  expect(new Set(urls).size).toBe(4);
});

test('load() gives up on a remote that does not answer', async () => {
  const loader = createRemoteLoader(
    [maps],
    runtime(() => new Promise(() => undefined)),
  );
  const failure = failureOf(loader.load('mfe-maps'));
  await vi.advanceTimersByTimeAsync(loadSeconds * 1000);
  expect(await failure).toEqual({ kind: 'timeout', seconds: loadSeconds });
});

test('load() refuses a remote of another contract before it asks for a byte', async () => {
  const network = runtime();
  const loader = createRemoteLoader([{ ...maps, contract: 99 }], network);
  expect(await failureOf(loader.load('mfe-maps'))).toEqual({
    kind: 'contract',
    expected: contractVersion,
    found: 99,
  });
  expect(network.registered).toEqual([]);
});

test('load() refuses a module that says another contract than its registry', async () => {
  const liar = { default: { contract: 99, pages: {} } };
  const loader = createRemoteLoader(
    [maps],
    runtime(async () => liar),
  );
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('contract');
});

test.each([[null], [{}], [{ default: {} }], ['text']])('load() calls %j broken', async (loaded) => {
  const loader = createRemoteLoader(
    [maps],
    runtime(async () => loaded),
  );
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('broken');
});

test('load() says that a remote is not part of the site', async () => {
  const loader = createRemoteLoader([], runtime());
  expect((await failureOf(loader.load('mfe-gone'))).kind).toBe('unregistered');
});
