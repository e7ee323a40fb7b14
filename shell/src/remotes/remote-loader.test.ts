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
const remote = { default: { contract: contractVersion, pages: {} } };

const ok = async () => remote;
const down = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
const previous = { ...maps, version: 'old', entry: '/modules/mfe-maps/old/remoteEntry.js' };

/** Loader of one module, whose runtime returns the next of `answers` for each load. */
function setUp(module: Partial<RegisteredModule>, ...answers: (() => Promise<unknown>)[]) {
  const registered: string[] = [];
  const events: LoadEvent[] = [];
  const runtime: FederationRuntime = {
    register: ({ entry, replace }) => registered.push(`${new URL(entry).pathname}${replace ? ' again' : ''}`),
    load: () => (answers.shift() ?? Promise.reject)(),
    addStyle: async () => undefined,
    preloadScript: () => undefined,
  };
  const modules = [{ ...maps, ...module }];
  const report = (event: LoadEvent) => void events.push(event);
  const loader = createRemoteLoader({ modules, provided: { react: '19.3.1' }, runtime, report });
  return { loader, load: () => loader.load('mfe-maps'), registered, events };
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
  const { load, registered } = setUp({}, ok);
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toBe(second);
  expect(registered).toEqual(['/modules/mfe-maps/abc/remoteEntry.js']);
});

test('load() retries with the second copy, then with the first and another query', async () => {
  const { load, registered } = setUp({}, down, down, ok);
  expect((await failureOf(load())).kind).toBe('unreachable');
  expect((await failureOf(load())).kind).toBe('unreachable');
  await load();
  expect(registered).toEqual([
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

test.each([
  [
    'that needs another version of a shared package',
    { shared: { react: '^20.0.0', '@campusway/platform': '*' } },
    { kind: 'skew', package: 'react', needed: '^20.0.0', provided: '19.3.1' },
  ],
  ['with another contract', { contract: 99 }, { kind: 'contract', expected: contractVersion, found: 99 }],
  ['that is not in the registry', { name: 'mfe-other' }, { kind: 'unregistered' }],
])('load() rejects a remote %s before any request', async (_, module, failure) => {
  const { load, registered } = setUp(module);
  expect(await failureOf(load())).toEqual(failure);
  expect(registered).toEqual([]);
});

test.each([
  [null, 'broken'],
  [{}, 'broken'],
  [{ default: {} }, 'broken'],
  ['text', 'broken'],
  // Another contract than in the registry.
  [{ default: { contract: 99, pages: {} } }, 'contract'],
])('load() rejects the module %j as %s', async (loaded, kind) => {
  expect((await failureOf(setUp({}, async () => loaded).load())).kind).toBe(kind);
});

test('load() times out when a remote does not answer', async () => {
  const failure = failureOf(setUp({}, () => new Promise(() => undefined)).load());
  await vi.advanceTimersByTimeAsync(loadSeconds * 1000);
  expect(await failure).toEqual({ kind: 'timeout', seconds: loadSeconds });
});

test('load() falls back to the last good build after repeated failure, and reports it', async () => {
  const { load, events } = setUp({ previous }, down, down, ok);
  expect((await failureOf(load())).kind).toBe('unreachable');
  expect((await load()).module).toBe(remote.default);
  expect(events.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'stood-in']);
});

test('noteFailure() makes load() fall back to the last good build after two failures', async () => {
  const { loader, load } = setUp({ previous }, ok, ok, ok);
  const crash = () => new RemoteError('mfe-maps', { kind: 'crashed', reason: 'x is not a function' });
  expect((await load()).version).toBe('abc');
  expect(loader.noteFailure(crash())).toBe(false);
  loader.forget('mfe-maps');
  expect((await load()).version).toBe('abc');
  expect(loader.noteFailure(crash())).toBe(true);
  loader.forget('mfe-maps');
  expect((await load()).version).toBe('old');
  // Failures of the fallback are shown: there is no third build.
  expect(loader.noteFailure(crash())).toBe(false);
});

test('noteFailure() does not count a failed part of the college against the build', () => {
  const { loader, events } = setUp({ previous });
  for (const attempt of [1, 2, 3]) {
    const cause = new PartError('people', { kind: 'timeout', seconds: attempt });
    expect(loader.noteFailure(new RemoteError('mfe-maps', cause.failure, cause))).toBe(false);
  }
  expect(events.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'failed']);
});

test('noteFailure() reports a failure once, with the id of the build', async () => {
  const { loader, load, events } = setUp({}, ok);
  await load();
  const error = new RemoteError('mfe-maps', { kind: 'missing', what: 'page "x"' });
  loader.noteFailure(error);
  loader.noteFailure(error);
  expect(events).toEqual([{ kind: 'failed', error, version: 'abc' }]);
});
