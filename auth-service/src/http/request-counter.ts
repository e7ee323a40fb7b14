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
export class RequestCounter {
  readonly #entries = new LRUCache<string, Entry>({ max: maxEntries });
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  count(key: string): Total {
    const now = this.#clock();
    const known = this.#entries.get(key);
    const entry = known && this.#isOpen(known) ? known : { shared: 0, own: 0, endsAt: now + windowMs };
    entry.own += 1;
    this.#entries.set(key, entry);
    return { hits: entry.shared + entry.own, endsAt: entry.endsAt };
  }

  hits(key: string): number {
    const entry = this.#entries.peek(key);
    return entry && this.#isOpen(entry) ? entry.shared + entry.own : 0;
  }

  /** Sequential: rate limits use at most one database connection. */
  async exchange(share: Share): Promise<void> {
    for (const [key, entry] of [...this.#entries]) {
      const { own } = entry;
      if (own <= 0 || !this.#isOpen(entry)) continue;
      const { hits, endsAt } = await share({ key, hits: own, windowMs });
      entry.own -= own;
      entry.shared = hits;
      // The clock of another instance may be ahead.
      entry.endsAt = Math.min(endsAt, this.#clock() + windowMs);
    }
  }

  /** A window that ends later than one minute from now began before the clock was set back. */
  #isOpen({ endsAt }: Entry): boolean {
    const leftMs = endsAt - this.#clock();
    return leftMs > 0 && leftMs <= windowMs;
  }
}
