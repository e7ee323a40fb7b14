import { paths, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { directionsTo } from './directions-to.ts';
import { doorOf } from './door-of.ts';
import { planOfDepartment } from './plan-of.ts';

/** Where a room that was found leads. */
export interface DestinationLinks {
  /** Its page, with the plan around it; of a number without a door the plan of its range. */
  readonly map: string;
  /** The way to it, from anywhere. */
  readonly directions: string;
  /** False for a number of a range that no door has. */
  readonly isDoor: boolean;
}

/** Links for the room with this number, `215` or `230A`. A number that no door has leads to the plan of its range. */
export function toDestinationLinks(room: string): DestinationLinks {
  const place = college.findPlace(doorOf(room));
  if (place) return { map: placePaths.pageOf(place), directions: directionsTo(place.id), isDoor: true };
  const number = Number.parseInt(room, 10);
  const range = college.lookup.ranges.find(({ from, to }) => from <= number && number <= to);
  const department = range?.departments[0];
  return {
    map: (department && planOfDepartment(department)) ?? paths.navigate(),
    directions: paths.navigate(),
    isDoor: false,
  };
}
