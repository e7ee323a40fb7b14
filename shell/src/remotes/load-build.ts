import { lastAttempt, type RegisteredBuild, type RemoteModule } from '@campusway/contract';
import { checkCompatibility, checkModule, checkOrigin } from './check-build.ts';
import { RemoteError, toRemoteError } from './remote-error.ts';

/** Time limit for loading a remote. */
export const loadSeconds = 8;

/** Everything that loading needs from the browser and the federation runtime; tests replace it. */
export interface FederationRuntime {
  register(remote: { name: string; entry: string; replace: boolean }): void;
  load(name: string): Promise<unknown>;
  addStyle(style: { href: string; integrity: string }): Promise<void>;
  preloadScript(href: string): void;
}

export interface LoadedRemote {
  readonly module: RemoteModule;
  /** Build id. */
  readonly version: string;
  /** Resolves when the stylesheets of a page or part have loaded. */
  readonly styled: (component: string) => Promise<void>;
}

export interface BuildLoad {
  readonly name: string;
  readonly build: RegisteredBuild;
  /** Number of the attempt, from 0; each has its own URLs. */
  readonly number: number;
}

/**
 * Loads one build of a remote.
 * @throws {RemoteError} naming the stage that failed
 */
export async function loadBuild(
  { name, build, number }: BuildLoad,
  provided: Readonly<Record<string, string>>,
  runtime: FederationRuntime,
): Promise<LoadedRemote> {
  const attempt = attemptAt(build, number);
  try {
    checkOrigin(name, attempt.entry);
    checkCompatibility(name, build, provided);
    runtime.register({ name, entry: attempt.entry, replace: number > 0 });
    const loaded = await withTimeLimit(name, runtime.load(name));
    const module = checkModule(name, loaded);
    return { module, version: build.version, styled: styler(name, build, attempt, runtime) };
  } catch (error) {
    throw toRemoteError(name, error, attempt.entry);
  }
}

/** URLs of one attempt to load a build. */
interface Attempt {
  /** Absolute URL of the federation entry. */
  readonly entry: string;
  /** URL of a file of the build in this attempt. */
  readonly toUrl: (href: string) => string;
}

/**
 * Browsers may cache a failed or hanging import for the life of the page, so each attempt has its own URL. Odd attempts
 * use the second published copy of the build, whose chunks have other URLs too.
 */
export function attemptAt({ entry, retryEntry }: RegisteredBuild, number: number): Attempt {
  const bounded = Math.min(number, lastAttempt);
  const chosen = new URL(bounded % 2 === 1 ? retryEntry : entry, location.origin);
  if (bounded > 1) chosen.searchParams.set('retry', String(bounded));
  const first = new URL('.', new URL(entry, location.origin)).href;
  const folder = new URL('.', chosen).href;
  return {
    entry: chosen.href,
    toUrl: (href) => new URL(href, location.origin).href.replace(first, folder),
  };
}

function styler(
  name: string,
  { assets }: RegisteredBuild,
  { toUrl }: Attempt,
  { addStyle }: FederationRuntime,
): LoadedRemote['styled'] {
  const added = new Map<string, Promise<void>>();
  async function addAll(component: string): Promise<void> {
    const styles = assets[component]?.styles ?? [];
    const adding = Promise.all(
      styles.map(({ href, integrity }) => addStyle({ href: toUrl(href), integrity })),
    );
    try {
      await withTimeLimit(name, adding);
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

/** Resolves or rejects as `promise` does, or rejects after `loadSeconds`. */
function withTimeLimit<Value>(name: string, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const error = new RemoteError(name, { kind: 'timeout', seconds: loadSeconds });
    const timer = setTimeout(() => reject(error), loadSeconds * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
