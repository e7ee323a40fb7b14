import type { StaffMember } from '@campusway/campus';
import { compareDesignations } from './designation-rank.ts';

export interface DesignationCount {
  readonly designation: string;
  readonly count: number;
}

/** Designations with counts, by rank. Includes the `chosen` one even without people, so that it can be cleared. */
export function countDesignations(
  people: readonly StaffMember[],
  chosen: string,
): readonly DesignationCount[] {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const { designation } of people)
    if (designation) counts.set(designation, (counts.get(designation) ?? 0) + 1);
  return [...counts]
    .map(([designation, count]) => ({ designation, count }))
    .sort((one, other) => compareDesignations(one.designation, other.designation));
}
