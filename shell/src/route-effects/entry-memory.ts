import { parseJson, readStored, useLocation, writeStored } from '@campusway/platform';

const storageKey = 'campusway:entries';
/** Oldest entries are dropped first. */
const maxEntries = 50;

/** What a page looked like when its history entry was left. */
interface EntryMemory {
  /** Scroll position, CSS pixels. */
  readonly top?: number;
  /** The link that was followed last: its id and its target. */
  readonly link?: { readonly id: string; readonly href: string };
}

type Entries = Readonly<Record<string, EntryMemory>>;

/** Key of the rendered history entry. The first entries of all documents have the same key, hence the path. */
export function useEntryKey(): string {
  const { key, pathname } = useLocation();
  return key + pathname;
}

/** Stores a part for the life of the tab; without storage Back starts at the top of the page. */
export function rememberEntry(key: string, part: EntryMemory): void {
  const { [key]: before, ...others } = readEntries();
  const entries = [...Object.entries(others), [key, { ...before, ...part }] as const].slice(-maxEntries);
  writeStored(storageKey, JSON.stringify(Object.fromEntries(entries)), 'sessionStorage');
}

export function recallEntry(key: string): EntryMemory {
  return readEntries()[key] ?? {};
}

function readEntries(): Entries {
  return (parseJson(readStored(storageKey, 'sessionStorage')) ?? {}) as Entries;
}

/** Time limit for a lazily loaded page to have its content. */
const growTimeoutMs = 4000;

/** Calls `stop` once, when the visitor acts or the page had time to load. Returns a function that does so at once. */
export function untilVisitorActs(stop: () => void): () => void {
  const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  const timer = setTimeout(end, growTimeoutMs);
  function end(): void {
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, end, true);
    stop();
  }
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true });
  return end;
}
