import type { PublishedClosure } from '@campusway/campus';
import type { Closable } from '../source/closable.ts';
import type { CollegeSource } from '../source/college-source.ts';

/** Closures with their nodes and edges, and their times in milliseconds since 1970. */
export function deriveClosures(
  closures: CollegeSource['closures'],
  closables: ReadonlyMap<string, Closable>,
): PublishedClosure[] {
  return closures.flatMap(({ id, for: whom, reason, from, until }) => {
    const closable = closables.get(id);
    if (!closable) return [];
    return {
      ...closable,
      reason,
      ...(whom === 'step-free' && { stepFreeOnly: true }),
      ...(from !== undefined && { from: Date.parse(from) }),
      ...(until !== undefined && { until: Date.parse(until) }),
    };
  });
}
