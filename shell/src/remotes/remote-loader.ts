import type { RegisteredBuild, RegisteredModule, RemoteModule } from '@campusway/contract';
import { type Attempt, attemptAt } from './attempt.ts';
import { checkFit, checkModule } from './check-fit.ts';
import { RemoteError, toRemoteError } from './remote-error.ts';
import { withTimeLimit } from './time-limit.ts';

/** How long a remote may take until the page says that it does not answer. */
export const loadSeconds = 8;

/** What loading needs of the page and of the federation runtime; tests bring their own network, not their own loader. */
export interface FederationRuntime {
  register(remote: { name: string; entry: string; replace: boolean }): void;
  load(name: string): Promise<unknown>;
  addStyle(style: { href: string; integrity: string }): Promise<void>;
  preloadScript(href: string): void;
}

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

export interface LoadedRemote {
  readonly module: RemoteModule;
  /** Resolves when the stylesheets of a page or part are there, each checked against its digest. */
  readonly styled: (component: string) => Promise<void>;
}

export interface RemoteLoader {
  /** The remote; one load in flight or done per remote. A failure is forgotten, so the next call tries afresh. */
  load(name: string): Promise<LoadedRemote>;
  /** Asks for everything that a page or part needs at once, before the entry has said what that is. */
  warm(name: string, component: string): void;
  /** Forgets the remote, so that the next load fetches all of it from another URL. */
  forget(name: string): void;
}

export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const byName = new Map(options.modules.map((module) => [module.name, module]));
  const loads = new Map<string, Promise<LoadedRemote>>();
  const attempts = new Map<string, number>();

  function forget(name: string): void {
    if (loads.delete(name)) attempts.set(name, (attempts.get(name) ?? 0) + 1);
  }

  function load(name: string): Promise<LoadedRemote> {
    const known = loads.get(name);
    if (known) return known;
    const module = byName.get(name);
    if (!module) return Promise.reject(new RemoteError(name, { kind: 'unregistered' }));
    const fresh = loadOrStandIn(module, attempts.get(name) ?? 0, options);
    loads.set(name, fresh);
    fresh.catch(() => loads.get(name) === fresh && forget(name));
    return fresh;
  }

  function warm(name: string, component: string): void {
    const assets = byName.get(name)?.assets[component];
    if (!assets || attempts.has(name)) return;
    for (const script of assets.scripts) options.runtime.preloadScript(script);
    // What goes wrong is said when the page asks for its styles in earnest.
    for (const { href, integrity } of assets.styles)
      options.runtime
        .addStyle({ href: new URL(href, location.origin).href, integrity })
        .catch(() => undefined);
  }

  return { load, warm, forget };
}

/** After repeated failure the last good build takes the live one's place: an older page is better than none. */
async function loadOrStandIn(
  module: RegisteredModule,
  number: number,
  options: LoaderOptions,
): Promise<LoadedRemote> {
  const { name, version, previous } = module;
  try {
    return await loadBuild(name, module, number, options);
  } catch (error) {
    if (error instanceof RemoteError) options.report?.({ kind: 'failed', error, version });
    if (number === 0 || !previous) throw error;
    const standIn = await loadBuild(name, previous, number, options).catch(() => Promise.reject(error));
    options.report?.({ kind: 'stood-in', remote: name, failed: version, standing: previous.version });
    return standIn;
  }
}

async function loadBuild(
  name: string,
  build: RegisteredBuild,
  number: number,
  { provided, runtime }: LoaderOptions,
): Promise<LoadedRemote> {
  checkFit(name, build, provided);
  const attempt = attemptAt(build, number);
  const timeout = () => new RemoteError(name, { kind: 'timeout', seconds: loadSeconds });
  try {
    runtime.register({ name, entry: attempt.entry, replace: number > 0 });
    const loaded = await withTimeLimit(runtime.load(name), loadSeconds, timeout);
    return { module: checkModule(name, loaded), styled: styler(name, build, attempt, runtime) };
  } catch (error) {
    throw toRemoteError(name, error, attempt.entry);
  }
}

function styler(
  name: string,
  { assets }: RegisteredBuild,
  { toUrl }: Attempt,
  { addStyle }: FederationRuntime,
): LoadedRemote['styled'] {
  const added = new Map<string, Promise<void>>();
  const timeout = () => new RemoteError(name, { kind: 'timeout', seconds: loadSeconds });
  async function addAll(component: string): Promise<void> {
    const styles = assets[component]?.styles ?? [];
    const adding = Promise.all(
      styles.map(({ href, integrity }) => addStyle({ href: toUrl(href), integrity })),
    );
    try {
      await withTimeLimit(adding, loadSeconds, timeout);
    } catch (error) {
      throw toRemoteError(name, error);
    }
  }
  return (component) => {
    const known = added.get(component) ?? addAll(component);
    added.set(component, known);
    return known;
  };
}
