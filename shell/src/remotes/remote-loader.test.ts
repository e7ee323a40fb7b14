// @vitest-environment jsdom
import { contractVersion, lastAttempt, type RegisteredModule } from '@campusway/contract';
import { PartError } from '@campusway/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptAt, type FederationRuntime, loadSeconds } from './load-build.ts';
import { RemoteError } from './remote-error.ts';
import { createRemoteLoader, type LoadEvent } from './remote-loader.ts';

const maps: RegisteredModule = {
  name: 'mfe-maps',
  version: 'abc',
  contract: contractVersion,
  shared: {},
  assets: {},
  entry: '/modules/mfe-maps/abc/remoteEntry.js',
  retryEntry: '/modules/mfe-maps/abc/retry/remoteEntry.js',
  routes: [],
  parts: [],
};
const provided = { react: '19.3.1' };
const remote = { default: { contract: contractVersion, pages: {} } };

/** Runtime whose loads return the next of `answers`. */
function runtime(...answers: (() => Promise<unknown>)[]): FederationRuntime & { registered: string[] } {
  const registered: string[] = [];
  return {
    registered,
    register: ({ entry, replace }) => registered.push(`${new URL(entry).pathname}${replace ? ' again' : ''}`),
    load: () => (answers.shift() ?? Promise.reject)(),
    addStyle: async () => undefined,
    preloadScript: () => undefined,
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

test('load() registers a remote once and returns the same module to all callers', async () => {
  const network = runtime(async () => remote);
  const loader = createRemoteLoader({ modules: [maps], provided, runtime: network });
  const [first, second] = await Promise.all([loader.load('mfe-maps'), loader.load('mfe-maps')]);
  expect(first).toBe(second);
  expect(network.registered).toEqual(['/modules/mfe-maps/abc/remoteEntry.js']);
});

test('load() retries with the second copy, then with the first and another query', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
  const network = runtime(down, down, async () => remote);
  const loader = createRemoteLoader({ modules: [maps], provided, runtime: network });
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('unreachable');
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('unreachable');
  await loader.load('mfe-maps');
  expect(network.registered).toEqual([
    '/modules/mfe-maps/abc/remoteEntry.js',
    '/modules/mfe-maps/abc/retry/remoteEntry.js again',
    '/modules/mfe-maps/abc/remoteEntry.js again',
  ]);
});

test('attemptAt() gives each attempt its own URL, up to the last one with a published digest', () => {
  const urls = Array.from({ length: lastAttempt + 1 }, (_, number) => attemptAt(maps, number).entry);
  expect(new Set(urls).size).toBe(lastAttempt + 1);
  expect(attemptAt(maps, lastAttempt + 5).entry).toBe(urls.at(-1));
});

test('attemptAt() loads the chunks of an odd attempt from the second copy', () => {
  const { toUrl } = attemptAt(maps, 1);
  expect(new URL(toUrl('/modules/mfe-maps/abc/assets/a.css')).pathname).toBe(
    '/modules/mfe-maps/abc/retry/assets/a.css',
  );
});

test('load() rejects a remote that needs another version of a shared package', async () => {
  const network = runtime();
  const loader = createRemoteLoader({
    modules: [{ ...maps, shared: { react: '^20.0.0', '@campusway/platform': '*' } }],
    provided,
    runtime: network,
  });
  const failure = await failureOf(loader.load('mfe-maps'));
  expect(failure).toEqual({ kind: 'skew', package: 'react', needed: '^20.0.0', provided: '19.3.1' });
  expect(network.registered).toEqual([]);
});

test('load() falls back to the last good build after repeated failure, and reports it', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
  const network = runtime(down, down, async () => remote);
  const events: LoadEvent['kind'][] = [];
  const previous = { ...maps, version: 'old', entry: '/modules/mfe-maps/old/remoteEntry.js' };
  const loader = createRemoteLoader({
    modules: [{ ...maps, previous }],
    provided,
    runtime: network,
    report: ({ kind }) => void events.push(kind),
  });
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('unreachable');
  expect((await loader.load('mfe-maps')).module).toBe(remote.default);
  expect(events).toEqual(['failed', 'failed', 'stood-in']);
});

test('noteFailure() makes load() fall back to the last good build after two failures', async () => {
  const network = runtime(...Array.from({ length: 3 }, () => async () => remote));
  const previous = { ...maps, version: 'old', entry: '/modules/mfe-maps/old/remoteEntry.js' };
  const loader = createRemoteLoader({ modules: [{ ...maps, previous }], provided, runtime: network });
  const crash = () => new RemoteError('mfe-maps', { kind: 'crashed', reason: 'x is not a function' });

  expect((await loader.load('mfe-maps')).version).toBe('abc');
  expect(loader.noteFailure(crash())).toBe(false);
  loader.forget('mfe-maps');
  expect((await loader.load('mfe-maps')).version).toBe('abc');
  expect(loader.noteFailure(crash())).toBe(true);
  loader.forget('mfe-maps');
  expect((await loader.load('mfe-maps')).version).toBe('old');
  // Failures of the fallback are shown: there is no third build.
  expect(loader.noteFailure(crash())).toBe(false);
});

test('noteFailure() does not count a failed part of the college against the build', () => {
  const events: LoadEvent['kind'][] = [];
  const loader = createRemoteLoader({
    modules: [{ ...maps, previous: maps }],
    provided,
    runtime: runtime(),
    report: ({ kind }) => void events.push(kind),
  });
  for (const attempt of [1, 2, 3]) {
    const cause = new PartError('people', { kind: 'timeout', seconds: attempt });
    expect(loader.noteFailure(new RemoteError('mfe-maps', cause.failure, cause))).toBe(false);
  }
  expect(events).toEqual(['failed', 'failed', 'failed']);
});

test('noteFailure() reports a failure once, with the id of the build', async () => {
  const events: LoadEvent[] = [];
  const loader = createRemoteLoader({
    modules: [maps],
    provided,
    runtime: runtime(async () => remote),
    report: (event) => void events.push(event),
  });
  await loader.load('mfe-maps');
  const error = new RemoteError('mfe-maps', { kind: 'missing', what: 'page "x"' });
  loader.noteFailure(error);
  loader.noteFailure(error);
  expect(events).toEqual([{ kind: 'failed', error, version: 'abc' }]);
});

test('load() times out when a remote does not answer', async () => {
  const loader = createRemoteLoader({
    modules: [maps],
    provided,
    runtime: runtime(() => new Promise(() => undefined)),
  });
  const failure = failureOf(loader.load('mfe-maps'));
  await vi.advanceTimersByTimeAsync(loadSeconds * 1000);
  expect(await failure).toEqual({ kind: 'timeout', seconds: loadSeconds });
});

test('load() rejects a remote with another contract before any request', async () => {
  const network = runtime();
  const loader = createRemoteLoader({ modules: [{ ...maps, contract: 99 }], provided, runtime: network });
  expect(await failureOf(loader.load('mfe-maps'))).toEqual({
    kind: 'contract',
    expected: contractVersion,
    found: 99,
  });
  expect(network.registered).toEqual([]);
});

test('load() rejects a module with a different contract than in the registry', async () => {
  const other = { default: { contract: 99, pages: {} } };
  const loader = createRemoteLoader({ modules: [maps], provided, runtime: runtime(async () => other) });
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('contract');
});

test.each([[null], [{}], [{ default: {} }], ['text']])('load() rejects %j as broken', async (loaded) => {
  const loader = createRemoteLoader({ modules: [maps], provided, runtime: runtime(async () => loaded) });
  expect((await failureOf(loader.load('mfe-maps'))).kind).toBe('broken');
});

test('load() rejects a remote that is not in the registry', async () => {
  const loader = createRemoteLoader({ modules: [], provided, runtime: runtime() });
  expect((await failureOf(loader.load('mfe-gone'))).kind).toBe('unregistered');
});
