import type { Department } from '@campusway/campus';
import { college } from '@campusway/platform';

type Range = (typeof college.lookup.ranges)[number];

/** The numbers of a department's rooms. */
export function findRangeOf({ code }: Department): Range | undefined {
  return college.lookup.ranges.find(({ departments }) => departments.includes(code));
}
