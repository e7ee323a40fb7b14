import type { RegisteredBuild, RemoteModule } from '@campusway/contract';
import { checkOrigin } from './allowed-origins.ts';
import { type Attempt, attemptAt } from './attempt.ts';
import { checkCompatibility, checkModule } from './check-compatibility.ts';
import { RemoteError, toRemoteError } from './remote-error.ts';
import { withTimeLimit } from './time-limit.ts';

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
    const loaded = await withTimeLimit(runtime.load(name), loadSeconds, () => noAnswer(name));
    const module = checkModule(name, loaded);
    return { module, version: build.version, styled: styler(name, build, attempt, runtime) };
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
  async function addAll(component: string): Promise<void> {
    const styles = assets[component]?.styles ?? [];
    const adding = Promise.all(
      styles.map(({ href, integrity }) => addStyle({ href: toUrl(href), integrity })),
    );
    try {
      await withTimeLimit(adding, loadSeconds, () => noAnswer(name));
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

function noAnswer(name: string): RemoteError {
  return new RemoteError(name, { kind: 'timeout', seconds: loadSeconds });
}
