import type { TimedClosure } from '../model.ts';

/**
 * Returns which of some closures are in force at an instant: the same array until one begins or ends, or `read` returns
 * others, as on an open page that gets those of a deployment.
 */
export function createTimetable<Entry extends TimedClosure>(read: () => readonly Entry[]) {
  let entries: readonly Entry[] | undefined;
  let inForce: readonly Entry[] = [];
  let since = Number.POSITIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  return (at: number): readonly Entry[] => {
    const current = read();
    if (current === entries && since <= at && at < next) return inForce;
    entries = current;
    since = Number.NEGATIVE_INFINITY;
    next = Number.POSITIVE_INFINITY;
    const pass = (change: number) => {
      if (change <= at) since = Math.max(since, change);
      else next = Math.min(next, change);
    };
    inForce = entries.filter(({ from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }) => {
      pass(from);
      pass(until);
      return from <= at && at < until;
    });
    return inForce;
  };
}

/** The next instant after `at` at which a closure begins or ends; undefined when none does. */
export function nextChange(entries: readonly TimedClosure[], at: number): number | undefined {
  const changes = entries.flatMap(({ from, until }) => [from, until].filter((one) => one !== undefined));
  const later = changes.filter((change) => change > at);
  return later.length > 0 ? later.reduce((first, change) => Math.min(first, change)) : undefined;
}
