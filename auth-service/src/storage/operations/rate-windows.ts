import { type Operation, selectFirst, toNumber } from '../query.ts';

/** Counts one request of an address and says how many there were in its window, and when that ends. */
export function* countHit({ key, now, windowMs }: { key: string; now: number; windowMs: number }): Operation<{
  hits: number;
  endsAt: number;
}> {
  const row = yield* selectFirst(
    `insert into rate_windows (key, hits, ends_at) values (:key, 1, :endsAt)
     on conflict (key) do update set
       hits = case when rate_windows.ends_at > :now then rate_windows.hits + 1 else 1 end,
       ends_at = case when rate_windows.ends_at > :now then rate_windows.ends_at else excluded.ends_at end
     returning hits, ends_at`,
    { key, now, endsAt: now + windowMs },
  );
  if (!row) throw new Error(`Cannot count a request for "${key}": the database returned no row`);
  return { hits: toNumber(row, 'hits'), endsAt: toNumber(row, 'ends_at') };
}
