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

const known = new WeakMap<CampusRoute, readonly Step[]>();

/** Directions of a route on the site's campus, written once. */
export function directionsFor(route: CampusRoute): readonly Step[] {
  const { places, levels } = college;
  surroundings ??= createSurroundings({ graph: pageRouter().graph, places, levels });
  const steps = known.get(route) ?? describeRoute(route, surroundings);
  known.set(route, steps);
  return steps;
}
