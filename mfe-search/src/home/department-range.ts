import type { Department } from '@campusway/campus';
import { college } from '@campusway/platform';

type Range = (typeof college.lookup.ranges)[number];

/** Range of the room numbers of a department. */
export function findRangeOf({ code }: Department): Range | undefined {
  return college.lookup.ranges.find(({ departments }) => departments.includes(code));
}
