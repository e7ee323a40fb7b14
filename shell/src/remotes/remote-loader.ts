import { contractVersion, type RegisteredModule, type RemoteModule } from '@campusway/contract';
import { RemoteError, toRemoteError } from './remote-error.ts';
import { withTimeLimit } from './time-limit.ts';

/** How long a remote may take until the page says that it does not answer. */
export const loadSeconds = 8;

/** The part of the federation runtime that loading needs; tests bring their own network, not their own loader. */
export interface FederationRuntime {
  register(remote: { name: string; entry: string; replace: boolean }): void;
  load(name: string): Promise<unknown>;
}

export interface RemoteLoader {
  /** The remote's module; one load in flight or done per remote. A failure is forgotten, so the next call tries afresh. */
  load(name: string): Promise<RemoteModule>;
  /** Forgets the remote, so that the next load fetches all of it from another URL. */
  forget(name: string): void;
}

export function createRemoteLoader(
  modules: readonly RegisteredModule[],
  runtime: FederationRuntime,
): RemoteLoader {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const loads = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();

  function forget(name: string): void {
    if (loads.delete(name)) attempts.set(name, (attempts.get(name) ?? 0) + 1);
  }

  function load(name: string): Promise<RemoteModule> {
    const known = loads.get(name);
    if (known) return known;
    const module = byName.get(name);
    if (!module) return Promise.reject(new RemoteError(name, { kind: 'unregistered' }));
    const fresh = loadModule(module, attempts.get(name) ?? 0, runtime);
    loads.set(name, fresh);
    fresh.catch(() => loads.get(name) === fresh && forget(name));
    return fresh;
  }

  return { load, forget };
}

async function loadModule(
  module: RegisteredModule,
  attempt: number,
  runtime: FederationRuntime,
): Promise<RemoteModule> {
  const { name } = module;
  if (module.contract !== contractVersion) throw contractError(name, module.contract);
  const entry = entryUrl(module, attempt);
  const timeout = () => new RemoteError(name, { kind: 'timeout', seconds: loadSeconds });
  try {
    runtime.register({ name, entry, replace: attempt > 0 });
    const loaded = await withTimeLimit(runtime.load(name), loadSeconds, timeout);
    return checkModule(name, loaded);
  } catch (error) {
    throw toRemoteError(name, error, entry);
  }
}

/**
 * A browser may keep a failed or hanging import for the page's life, so each attempt has a URL of its own. Odd
 * attempts take the second copy that publishing keeps of every module, where the inner chunks have other URLs too.
 */
export function entryUrl({ entry, retryEntry }: RegisteredModule, attempt: number): string {
  const url = new URL(attempt % 2 === 1 ? retryEntry : entry, location.origin);
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  return url.href;
}

function checkModule(name: string, loaded: unknown): RemoteModule {
  const module = (loaded as { default?: Partial<RemoteModule> } | null)?.default;
  if (!module?.pages) throw new RemoteError(name, { kind: 'broken', reason: 'it describes no pages' });
  if (module.contract !== contractVersion) throw contractError(name, module.contract);
  return module as RemoteModule;
}

function contractError(name: string, found: unknown): RemoteError {
  return new RemoteError(name, { kind: 'contract', expected: contractVersion, found });
}
