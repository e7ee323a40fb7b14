import { createHash } from 'node:crypto';

/** Digest of each entry of a list as an import last wrote it, by the entry's key. */
export type Digests = Readonly<Record<string, string>>;

/** What a newer import does to an entry that was there, or may not do because the office has been there. */
export interface Change {
  readonly what: 'removed' | 'kept' | 'deleted-by-office';
  readonly key: string;
}

export interface Merged<Entry> {
  readonly entries: readonly Entry[];
  readonly digests: Digests;
  readonly changes: readonly Change[];
}

interface Merging<Entry> {
  readonly existing: readonly Entry[];
  readonly fresh: readonly Entry[];
  /** Of the last import. */
  readonly digests: Digests;
  readonly keyOf: (entry: Entry) => string;
  /** Whether an entry that the source no longer has is to go. */
  readonly removes: boolean;
}

/**
 * A list as a newer import leaves it: what the office added or changed stays, what it took out stays out, and everything
 * else is as the source has it now.
 */
export function mergeEntries<Entry>({
  existing,
  fresh,
  digests,
  keyOf,
  removes,
}: Merging<Entry>): Merged<Entry> {
  const changes: Change[] = [];
  const standing = new Map(existing.map((entry) => [keyOf(entry), entry]));
  const isOffices = (key: string, entry: Entry) => digests[key] !== digestOf(entry);
  const own = fresh.flatMap((entry): Entry[] => {
    const key = keyOf(entry);
    const there = standing.get(key);
    standing.delete(key);
    if (there === undefined) {
      if (digests[key] === undefined) return [entry];
      changes.push({ what: 'deleted-by-office', key });
      return [];
    }
    if (!isOffices(key, there)) return [entry];
    const isNews = digests[key] !== digestOf(entry);
    if (isNews && digestOf(there) !== digestOf(entry)) changes.push({ what: 'kept', key });
    return [there];
  });
  const others = [...standing].flatMap(([key, entry]): Entry[] => {
    if (digests[key] === undefined || !removes) return [entry];
    changes.push({ what: 'removed', key });
    return [];
  });
  const written = fresh.map((entry) => [keyOf(entry), digestOf(entry)] as const);
  const kept = removes ? {} : digests;
  return { entries: [...own, ...others], digests: { ...kept, ...Object.fromEntries(written) }, changes };
}

/** The same for the same content, in any order of its lines. */
function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, 12);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}
