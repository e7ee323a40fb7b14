import {
  createSurroundings,
  describeRoute,
  type Step,
  type Surroundings,
} from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';

let surroundings: Surroundings | undefined;

/** A route in words, for the campus of the site. */
export function directionsFor(route: CampusRoute): readonly Step[] {
  surroundings ??= createSurroundings(college);
  return describeRoute(route, surroundings);
}
