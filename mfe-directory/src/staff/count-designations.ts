import type { StaffMember } from '@campusway/campus';
import { compareDesignations } from './designation-rank.ts';

export interface DesignationCount {
  readonly designation: string;
  readonly count: number;
}

/** The designations that there are, by rank. A `chosen` one that nobody has is listed too, so that it can be seen and undone. */
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
