import { type PackedGraph, unpackGraph, type WalkingGraph } from '@campusway/campus';
import {
  type CollegeFacts,
  type CollegePart,
  type CollegeParts,
  type PublishedFile,
  productFacts,
  type RegisteredCollege,
  textLanguage,
} from '@campusway/contract';
import { PartError, type PartFailure } from './part-error.ts';

/** Parts as pages read them. */
export interface LoadedParts extends Omit<CollegeParts, 'graph'> {
  readonly graph: WalkingGraph;
}

let college: RegisteredCollege | undefined;
let noteGone: (() => Promise<void>) | undefined;
const loaded = new Map<string, unknown>();
const loads = new Map<string, Promise<unknown>>();
/** Names of failed loads. */
const failures = new Set<string>();
/** Parts whose response in the HTTP cache may be the one that failed. */
const stale = new Set<string>();

/**
 * Sets the college of this tab. Called once, by the shell only, so that all pages show the same college. `onGone` is called
 * when the site no longer has one of its files; the load fails when its promise resolves.
 */
export function provideCollege(provided: RegisteredCollege, onGone?: () => Promise<void>): void {
  noteGone = onGone;
  if (provided === college) return;
  college = provided;
  for (const state of [loaded, loads, sets, failures, stale]) state.clear();
}

/** Sets parts without the network: in tests and when prerendering. */
export function provideParts(parts: Partial<CollegeParts>): void {
  for (const [name, content] of Object.entries(parts)) loaded.set(name, unpack(name, content));
}

/** Formats that the college serves; unknown without a college. */
export function servedFormats(): readonly number[] | undefined {
  return college?.formats;
}

export function collegeFacts(): CollegeFacts {
  return college?.facts ?? productFacts;
}

/** `lang` of a text of the college; undefined where it is in the language of the page. */
export function languageOf(text: string): string | undefined {
  return textLanguage(text, collegeFacts().languages);
}

/** URL of a picture or photo of the college; undefined when the college has no such file. */
export function collegeFile(name: string): string | undefined {
  return college?.files[name];
}

/**
 * A loaded part.
 * @throws {TypeError} when it is not loaded: the page's route must name it in `college`
 */
export function readPart<Name extends CollegePart>(name: Name): LoadedParts[Name] {
  if (!loaded.has(name))
    throw new TypeError(`Cannot read "${name}" of the college: the page's route does not name it`);
  return loaded.get(name) as LoadedParts[Name];
}

/**
 * Loads a part once. A failed load stays cached until `forgetFailures()`: a page that suspends on it would otherwise
 * request it in a loop.
 * @throws {RangeError} when the college has no such part
 * @throws {PartError} when it does not load, or its content does not match its digest
 */
export function loadPart<Name extends CollegePart>(name: Name): Promise<LoadedParts[Name]> {
  const known = loads.get(name);
  if (known) return known as Promise<LoadedParts[Name]>;
  const load = loaded.has(name) ? Promise.resolve(loaded.get(name)) : fetchPart(name);
  loads.set(name, load);
  load.then(
    (content) => loaded.set(name, content),
    () => failures.add(name),
  );
  return load as Promise<LoadedParts[Name]>;
}

/** Lets failed parts be loaded again. Must not be called while a page renders. */
export function forgetFailures(names: Iterable<string> = [...failures]): void {
  for (const name of names) {
    if (!failures.delete(name)) continue;
    loads.delete(name);
    stale.add(name);
  }
}

const sets = new Map<string, Promise<unknown>>();

/** Loads several parts in parallel; the same names return the same promise. After a failure the next call retries. */
export function loadParts(names: readonly string[]): Promise<unknown> {
  const key = names.join();
  const known = sets.get(key);
  if (known) return known;
  const parts = names.map(async (name) => {
    try {
      return await loadPart(name as CollegePart);
    } catch (error) {
      forgetFailures([name]);
      throw error;
    }
  });
  const load = Promise.all(parts);
  sets.set(key, load);
  load.catch(() => sets.delete(key));
  return load;
}

/** Whether all of these parts are loaded. */
export function hasParts(names: readonly string[]): boolean {
  return names.every((name) => loaded.has(name));
}

/** Time limit: enough for the largest plan on a slow network, less than the time limit of a page. */
export const partSeconds = 15;

/** Only the unpacked graph stays in memory. */
function unpack(name: string, content: unknown): unknown {
  return name === 'graph' ? unpackGraph(content as PackedGraph) : content;
}

async function fetchPart(name: string): Promise<unknown> {
  const file: PublishedFile | undefined = college?.parts[name];
  // A college without closures has no such part.
  if (!file && name === 'closures') return [];
  if (!file) throw new RangeError(`Cannot load "${name}": the college has no such part`);
  try {
    const response = await fetch(file.href, {
      ...(file.integrity && { integrity: file.integrity }),
      ...(stale.has(name) && { cache: 'reload' as const }),
      signal: AbortSignal.timeout(partSeconds * 1000),
    });
    if (response.ok) return unpack(name, await response.json());
    throw new PartError(name, { kind: 'unreachable', status: response.status });
  } catch (error) {
    const failed =
      error instanceof PartError ? error : new PartError(name, await explainFailure(error, file), error);
    if (failed.failure.kind === 'unreachable' && failed.failure.status === 404) await noteGone?.();
    throw failed;
  }
}

/**
 * `fetch` fails in the same way for a digest mismatch, an error response and no network; a HEAD request tells them
 * apart.
 */
async function explainFailure(error: unknown, { href }: PublishedFile): Promise<PartFailure> {
  // The network may be back for the second request: the first would seem to be broken.
  if (navigator.onLine === false) return { kind: 'unreachable' };
  if ((error as Error).name === 'TimeoutError') return { kind: 'timeout', seconds: partSeconds };
  const signal = AbortSignal.timeout(partSeconds * 1000);
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
  return answer?.ok
    ? { kind: 'broken', reason: 'not what was published' }
    : { kind: 'unreachable', status: answer?.status };
}
