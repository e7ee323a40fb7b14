import { type CampusRouter, createCampusRouter } from '@campusway/campus/routing';
import { graph } from '@campusway/campus-data/graph';
import { places } from '@campusway/campus-data/places';

let router: CampusRouter | undefined;

/** The one router of the page, made when the first route is asked for. */
export function campusRouter(): CampusRouter {
  router ??= createCampusRouter({ graph, places });
  return router;
}
