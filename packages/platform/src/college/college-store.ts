import {
  type CollegeFacts,
  type CollegePart,
  type CollegeParts,
  type PublishedFile,
  productFacts,
  type RegisteredCollege,
} from '@campusway/contract';

let college: RegisteredCollege | undefined;
const loaded = new Map<string, unknown>();
const loads = new Map<string, Promise<unknown>>();

/** Names the college of this tab. The shell alone calls it, once: a tab keeps one consistent college. */
export function provideCollege(provided: RegisteredCollege): void {
  if (provided === college) return;
  college = provided;
  for (const kept of [loaded, loads, sets]) kept.clear();
}

/** Puts parts in place that did not come over the network: in tests, and where a page is drawn at build time. */
export function provideParts(parts: Partial<CollegeParts>): void {
  for (const [name, content] of Object.entries(parts)) loaded.set(name, content);
}

export function collegeFacts(): CollegeFacts {
  return college?.facts ?? productFacts;
}

/** URL of a picture or photo of the college; undefined when the college has no such file. */
export function collegeFile(name: string): string | undefined {
  return college?.files[name];
}

/** Names of the published parts that begin with `prefix`. */
export function listParts(prefix: string): readonly string[] {
  return Object.keys(college?.parts ?? Object.fromEntries(loaded)).filter((name) => name.startsWith(prefix));
}

/**
 * A part that was loaded before.
 * @throws {TypeError} when it was not: the page's route must name it in `college`
 */
export function readPart<Name extends CollegePart>(name: Name): CollegeParts[Name] {
  if (!loaded.has(name))
    throw new TypeError(`Cannot read "${name}" of the college: the page's route does not name it`);
  return loaded.get(name) as CollegeParts[Name];
}

/**
 * Loads a part, once. A load that failed is forgotten, so that the next one tries again.
 * @throws {RangeError} when the college has no such part
 * @throws {Error} when it does not load, or its content does not match its digest
 */
export function loadPart<Name extends CollegePart>(name: Name): Promise<CollegeParts[Name]> {
  const known = loads.get(name);
  if (known) return known as Promise<CollegeParts[Name]>;
  const load = loaded.has(name) ? Promise.resolve(loaded.get(name)) : fetchPart(name);
  loads.set(name, load);
  load.then(
    (content) => loaded.set(name, content),
    () => loads.delete(name),
  );
  return load as Promise<CollegeParts[Name]>;
}

const sets = new Map<string, Promise<unknown>>();

/** Loads several parts at once; the same names give the same promise until one of them fails. */
export function loadParts(names: readonly string[]): Promise<unknown> {
  const key = names.join();
  const known = sets.get(key);
  if (known) return known;
  const load = Promise.all(names.map((name) => loadPart(name as CollegePart)));
  sets.set(key, load);
  load.catch(() => sets.delete(key));
  return load;
}

/** Whether a page that reads these parts can be drawn at once. */
export function hasParts(names: readonly string[]): boolean {
  return names.every((name) => loaded.has(name));
}

async function fetchPart(name: string): Promise<unknown> {
  const file: PublishedFile | undefined = college?.parts[name];
  if (!file) throw new RangeError(`Cannot load "${name}": the college has no such part`);
  const response = await fetch(file.href, file.integrity ? { integrity: file.integrity } : {});
  if (!response.ok)
    throw new Error(`Cannot load "${name}" of the college: the server answered ${response.status}`);
  return response.json();
}
