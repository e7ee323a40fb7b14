import type { RegisteredBuild, RegisteredModule } from '@campusway/contract';
import { forgetFailures, PartError } from '@campusway/platform';
import { type FederationRuntime, type LoadedRemote, loadBuild } from './load-build.ts';
import { RemoteError } from './remote-error.ts';

export interface LoaderOptions {
  readonly modules: readonly RegisteredModule[];
  /** Version of each shared package that the shell provides. */
  readonly provided: Readonly<Record<string, string>>;
  readonly runtime: FederationRuntime;
  /** Called for every failure and every fallback to an older build. */
  readonly report?: (event: LoadEvent) => void;
}

/** Reported to the site's telemetry origin: kinds and fields are part of that format. */
export type LoadEvent =
  | { readonly kind: 'failed'; readonly error: RemoteError; readonly version: string }
  | {
      readonly kind: 'stood-in';
      readonly remote: string;
      readonly failed: string;
      readonly standing: string;
    };

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

/** Failures of a build's pages and parts before the last good build replaces it. */
const maxFailures = 2;

export function createRemoteLoader({ modules, provided, runtime, report }: LoaderOptions) {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const loads = new Map<string, Promise<LoadedRemote>>();
  const attempts = new Map<string, number>();
  /** Failures of pages and parts of a loaded remote. */
  const failures = new Map<string, number>();
  /** Build id of each loaded remote. */
  const loadedVersions = new Map<string, string>();
  const noted = new WeakSet<RemoteError>();

  /** Drops the loaded remote, so that the next load fetches it from another URL. */
  function forget(name: string): void {
    if (loads.delete(name)) attempts.set(name, (attempts.get(name) ?? 0) + 1);
  }

  /** Loads the remote once. A failed load is not cached: the next call retries. */
  function load(name: string): Promise<LoadedRemote> {
    const known = loads.get(name);
    if (known) return known;
    const module = byName.get(name);
    if (!module) return Promise.reject(new RemoteError(name, { kind: 'unregistered' }));
    const fresh = loadWithFallback(module, attempts.get(name) ?? 0);
    loads.set(name, fresh);
    fresh.then(
      ({ version }) => loadedVersions.set(name, version),
      () => loads.get(name) === fresh && forget(name),
    );
    return fresh;
  }

  /** After repeated failure the last good build replaces the live one. */
  async function loadWithFallback(module: RegisteredModule, number: number): Promise<LoadedRemote> {
    const { name, version, previous } = module;
    if (previous && (failures.get(name) ?? 0) >= maxFailures) return loadFallback(module, previous, number);
    try {
      return await loadBuild({ name, build: module, number }, provided, runtime);
    } catch (error) {
      if (error instanceof RemoteError) note(error, version);
      if (number === 0 || !previous) throw error;
      return loadFallback(module, previous, number).catch(() => Promise.reject(error));
    }
  }

  async function loadFallback(
    { name, version }: RegisteredModule,
    previous: RegisteredBuild,
    number: number,
  ): Promise<LoadedRemote> {
    const loaded = await loadBuild({ name, build: previous, number }, provided, runtime);
    report?.({ kind: 'stood-in', remote: name, failed: version, standing: previous.version });
    return loaded;
  }

  function note(error: RemoteError, version: string): void {
    noted.add(error);
    report?.({ kind: 'failed', error, version });
  }

  /** Records the failure of a page or part. True when the next load falls back to the last good build. */
  function noteFailure(error: RemoteError): boolean {
    const { remote } = error;
    if (noted.has(error)) return false;
    const module = byName.get(remote);
    note(error, loadedVersions.get(remote) ?? module?.version ?? 'unknown');
    if (error.cause instanceof PartError) {
      // Another build would read the same part, so a fallback does not help.
      forgetFailures();
      return false;
    }
    const count = (failures.get(remote) ?? 0) + 1;
    failures.set(remote, count);
    return count === maxFailures && module?.previous !== undefined;
  }

  /** Preloads the scripts and styles of a page or part. */
  function preload(name: string, component: string): void {
    const assets = byName.get(name)?.assets[component];
    if (!assets || attempts.has(name)) return;
    for (const script of assets.scripts) runtime.preloadScript(script);
    // A failed preload is reported when the page itself loads the stylesheet.
    for (const { href, integrity } of assets.styles)
      runtime.addStyle({ href: new URL(href, location.origin).href, integrity }).catch(() => undefined);
  }

  return { load, preload, forget, noteFailure };
}
