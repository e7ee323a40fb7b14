import { createHash } from 'node:crypto';

/** Digest of each entry of a list when an import last wrote it, by the entry's key. */
export type Digests = Readonly<Record<string, string>>;

/** A change by a newer import to an existing entry, or one that it must not make because the office has edited the entry. */
export interface Change {
  readonly what: 'removed' | 'kept' | 'kept-without-source' | 'deleted-by-office';
  readonly key: string;
}

export interface Merging<Entry> {
  readonly existing: readonly Entry[];
  readonly fresh: readonly Entry[];
  /** From the last import. */
  readonly digests: Digests;
  readonly keyOf: (entry: Entry) => string;
  /** Whether entries that the source no longer has are removed. */
  readonly removes: boolean;
  /** Which of these stay; none by default. */
  readonly keeps?: (entry: Entry, isChanged: boolean) => boolean;
}

/**
 * Merges a list with a newer import: additions, changes and deletions of the office stay, and all other entries are
 * replaced with those of the source.
 */
export function mergeEntries<Entry>(merging: Merging<Entry>) {
  const { existing, fresh, digests, keyOf, removes, keeps } = merging;
  const changes: Change[] = [];
  const rest = new Map(existing.map((entry) => [keyOf(entry), entry]));
  const own = fresh.flatMap((entry): Entry[] => {
    const key = keyOf(entry);
    const there = rest.get(key);
    rest.delete(key);
    if (there === undefined) {
      if (digests[key] === undefined) return [entry];
      changes.push({ what: 'deleted-by-office', key });
      return [];
    }
    const [was, is, now] = [digests[key], digestOf(there), digestOf(entry)];
    if (was === is) return [entry];
    if (was !== now && is !== now) changes.push({ what: 'kept', key });
    return [there];
  });
  const kept: [string, string][] = removes ? [] : Object.entries(digests);
  const others = [...rest].flatMap(([key, entry]): Entry[] => {
    const digest = digests[key];
    if (digest === undefined || !removes) return [entry];
    const isChanged = digest !== digestOf(entry);
    const stays = keeps?.(entry, isChanged);
    if (stays) kept.push([key, digest]);
    if (!stays || isChanged) changes.push({ what: stays ? 'kept-without-source' : 'removed', key });
    return stays ? [entry] : [];
  });
  const written = fresh.map((entry): [string, string] => [keyOf(entry), digestOf(entry)]);
  const all: Digests = Object.fromEntries([...kept, ...written]);
  return { entries: [...own, ...others], digests: all, changes };
}

/** The same for the same content, in any order of its keys. */
export function digestOf(value: unknown): string {
  const text = JSON.stringify(value, (_, member) =>
    typeof member !== 'object' || member === null || Array.isArray(member)
      ? member
      : Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
