import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { directionsTo } from './directions-to.ts';
import { doorOf } from './door-of.ts';
import { findPlanOf, planOfDepartment } from './plan-of.ts';

/** Where a room that was found leads. */
export interface DestinationLinks {
  /** The plan of its wing, with the room as destination. */
  readonly map: string;
  /** The way to it, from anywhere. */
  readonly directions: string;
  /** False for a number of a range that no door has. */
  readonly isDoor: boolean;
}

/** Links for the room with this number, `215` or `230A`. A number that no door has leads to the plan of its range. */
export function toDestinationLinks(room: string): DestinationLinks {
  const to = doorOf(room);
  const number = Number.parseInt(room, 10);
  const range = college.lookup.ranges.find(({ from, to: last }) => from <= number && number <= last);
  const department = range?.departments[0];
  const plan = findPlanOf(to, department);
  if (plan) return { map: plan, directions: directionsTo(to), isDoor: true };
  return {
    map: (department && planOfDepartment(department)) ?? paths.navigate(),
    directions: paths.navigate(),
    isDoor: false,
  };
}
