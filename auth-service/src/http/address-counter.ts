import { LRUCache } from 'lru-cache';

/** Hits of one key since the last exchange; the answer is the total of all instances. */
export type Share = (hits: { key: string; hits: number; windowMs: number }) => Promise<Total>;

export interface Total {
  readonly hits: number;
  /** When the window ends. Milliseconds since 1970. */
  readonly endsAt: number;
}

interface Entry {
  /** Of all instances, as of the last exchange. */
  shared: number;
  /** Here, since then. */
  own: number;
  endsAt: number;
}

const windowMs = 60_000;
const maxEntries = 10_000;

/**
 * Requests in a window of a minute. They are counted in memory, so that no request waits for another machine. `exchange`
 * tells the other instances how many there were and learns theirs: one write for each key, however many requests came.
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

  /** One key after the other: the limits are not worth more than one connection to a database. */
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
