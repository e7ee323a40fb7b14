import { LRUCache } from 'lru-cache';

/** Adds the hits since the last exchange and resolves to the total of all instances. */
export type Share = (hits: { key: string; hits: number; windowMs: number }) => Promise<Total>;

export interface Total {
  readonly hits: number;
  /** When the window ends. Milliseconds since 1970. */
  readonly endsAt: number;
}

interface Entry {
  /** Hits of all instances at the last exchange. */
  shared: number;
  /** Hits of this instance since then. */
  own: number;
  endsAt: number;
}

const windowMs = 60_000;
const maxEntries = 10_000;

/**
 * Counts requests per key in a window of one minute. Counts in memory, so no request waits for another machine;
 * `exchange()` shares the counts of all instances with one write per key.
 */
export class AddressCounter {
  readonly #entries = new LRUCache<string, Entry>({ max: maxEntries });
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  count(key: string): Total {
    const now = this.#clock();
    const known = this.#entries.get(key);
    const entry = known && known.endsAt > now ? known : { shared: 0, own: 0, endsAt: now + windowMs };
    entry.own += 1;
    this.#entries.set(key, entry);
    return { hits: entry.shared + entry.own, endsAt: entry.endsAt };
  }

  /** Sequential: rate limits use at most one database connection. */
  async exchange(share: Share): Promise<void> {
    for (const [key, entry] of [...this.#entries]) {
      const { own } = entry;
      if (own === 0 || entry.endsAt <= this.#clock()) continue;
      const { hits, endsAt } = await share({ key, hits: own, windowMs });
      entry.own -= own;
      entry.shared = hits;
      entry.endsAt = endsAt;
    }
  }
}
