import { type CampusRouter, createCampusRouter } from '@campusway/campus/routing';
import { college } from '@campusway/platform';

let router: CampusRouter | undefined;

/** The one router of the page, made when the first route is asked for. */
export function campusRouter(): CampusRouter {
  router ??= createCampusRouter(college);
  return router;
}
