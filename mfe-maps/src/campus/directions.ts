import {
  createSurroundings,
  describeRoute,
  type Step,
  type Surroundings,
} from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { graph } from '@campusway/campus-data/graph';
import { places } from '@campusway/campus-data/places';

let surroundings: Surroundings | undefined;

/** A route in words, for the campus of the site. */
export function directionsFor(route: CampusRoute): readonly Step[] {
  surroundings ??= createSurroundings({ graph, places });
  return describeRoute(route, surroundings);
}
