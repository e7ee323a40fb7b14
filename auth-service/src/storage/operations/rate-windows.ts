import { changeAlone, type Operation, toNumber } from '../query.ts';

/**
 * Adds requests of a key and returns the total of all instances in the current window. A window that began before the clock
 * was set back ends `windowMs` from now.
 */
export function* countHits({
  key,
  hits,
  now,
  windowMs,
}: {
  key: string;
  hits: number;
  now: number;
  windowMs: number;
}): Operation<{ hits: number; endsAt: number }> {
  const row = yield* changeAlone(
    `insert into rate_windows (key, hits, ends_at) values (:key, :hits, :endsAt)
     on conflict (key) do update set
       hits = case when rate_windows.ends_at > :now then rate_windows.hits + excluded.hits else excluded.hits end,
       ends_at = case when rate_windows.ends_at > :now and rate_windows.ends_at < excluded.ends_at
         then rate_windows.ends_at else excluded.ends_at end
     returning hits, ends_at`,
    { key, hits, now, endsAt: now + windowMs },
  );
  if (!row) throw new Error(`Cannot count a request for "${key}": the database returned no row`);
  return { hits: toNumber(row, 'hits'), endsAt: toNumber(row, 'ends_at') };
}
