import {
  createSurroundings,
  describeRoute,
  type Step,
  type Surroundings,
} from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { pageRouter } from './find-way.ts';

let surroundings: Surroundings | undefined;

/** Directions of a route on the site's campus. */
export function directionsFor(route: CampusRoute): readonly Step[] {
  const { places, levels } = college;
  surroundings ??= createSurroundings({ graph: pageRouter().graph, places, levels });
  return describeRoute(route, surroundings);
}
