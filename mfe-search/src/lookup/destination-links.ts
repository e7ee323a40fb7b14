import { paths, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { directionsTo } from './directions-to.ts';
import { doorOf } from './door-of.ts';
import { planOfDepartment } from './plan-of.ts';

/** Links of a room number. */
export interface DestinationLinks {
  /** Page of the room; for a number without a door the plan of its range. */
  readonly map: string;
  /** Directions to the room. */
  readonly directions: string;
  /** False for a number of a range without a door. */
  readonly isDoor: boolean;
}

/** Links for a room number such as `215` or `230A`. */
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
