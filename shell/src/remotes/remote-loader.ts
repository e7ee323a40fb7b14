import type { RegisteredBuild, RegisteredModule } from '@campusway/contract';
import { forgetFailures, PartError } from '@campusway/platform';
import { type FederationRuntime, type LoadedRemote, loadBuild } from './load-build.ts';
import { RemoteError } from './remote-error.ts';

export interface LoaderOptions {
  readonly modules: readonly RegisteredModule[];
  /** The version of each shared package that the shell brings. */
  readonly provided: Readonly<Record<string, string>>;
  readonly runtime: FederationRuntime;
  /** Told of every failure, and when an older build stands in. */
  readonly report?: (event: LoadEvent) => void;
}

export type LoadEvent =
  | { readonly kind: 'failed'; readonly error: RemoteError; readonly version: string }
  | {
      readonly kind: 'stood-in';
      readonly remote: string;
      readonly failed: string;
      readonly standing: string;
    };

export interface RemoteLoader {
  /** The remote; one load in flight or done per remote. A failure is forgotten, so the next call tries afresh. */
  load(name: string): Promise<LoadedRemote>;
  /** Asks for everything that a page or part needs at once, before the entry has said what that is. */
  warm(name: string, component: string): void;
  /** Forgets the remote, so that the next load fetches all of it from another URL. */
  forget(name: string): void;
  /** Notes what went wrong with a page or part of a remote. True when the last good build will stand in at the next load. */
  noteFailure(error: RemoteError): boolean;
}

/** A build whose pages failed this often is not asked again where another one can stand in. */
const patience = 2;

export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { modules, provided, runtime, report } = options;
  const byName = new Map(modules.map((module) => [module.name, module]));
  const loads = new Map<string, Promise<LoadedRemote>>();
  const attempts = new Map<string, number>();
  /** Of pages and parts of a remote that had loaded. */
  const failures = new Map<string, number>();
  /** Build id of what is on the page. */
  const standing = new Map<string, string>();
  const noted = new WeakSet<RemoteError>();

  function forget(name: string): void {
    if (loads.delete(name)) attempts.set(name, (attempts.get(name) ?? 0) + 1);
  }

  function load(name: string): Promise<LoadedRemote> {
    const known = loads.get(name);
    if (known) return known;
    const module = byName.get(name);
    if (!module) return Promise.reject(new RemoteError(name, { kind: 'unregistered' }));
    const fresh = loadOrStandIn(module, attempts.get(name) ?? 0);
    loads.set(name, fresh);
    fresh.then(
      ({ version }) => standing.set(name, version),
      () => loads.get(name) === fresh && forget(name),
    );
    return fresh;
  }

  /** After repeated failure the last good build takes the live one's place: an older page is better than none. */
  async function loadOrStandIn(module: RegisteredModule, number: number): Promise<LoadedRemote> {
    const { name, version, previous } = module;
    if (previous && (failures.get(name) ?? 0) >= patience) return standIn(module, previous, number);
    try {
      return await loadBuild({ name, build: module, number }, provided, runtime);
    } catch (error) {
      if (error instanceof RemoteError) note(error, version);
      if (number === 0 || !previous) throw error;
      return standIn(module, previous, number).catch(() => Promise.reject(error));
    }
  }

  async function standIn(
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

  function noteFailure(error: RemoteError): boolean {
    const { remote } = error;
    if (noted.has(error)) return false;
    const module = byName.get(remote);
    note(error, standing.get(remote) ?? module?.version ?? 'unknown');
    if (error.cause instanceof PartError) {
      // The build is not to blame, and another one would miss the same part. The page no longer waits for it.
      forgetFailures();
      return false;
    }
    const count = (failures.get(remote) ?? 0) + 1;
    failures.set(remote, count);
    return count === patience && module?.previous !== undefined;
  }

  function warm(name: string, component: string): void {
    const assets = byName.get(name)?.assets[component];
    if (!assets || attempts.has(name)) return;
    for (const script of assets.scripts) runtime.preloadScript(script);
    // What goes wrong is said when the page asks for its styles in earnest.
    for (const { href, integrity } of assets.styles)
      runtime.addStyle({ href: new URL(href, location.origin).href, integrity }).catch(() => undefined);
  }

  return { load, warm, forget, noteFailure };
}
