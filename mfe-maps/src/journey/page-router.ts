import { type CampusRouter, createCampusRouter } from '@campusway/campus/routing';
import { college } from '@campusway/platform';

let router: CampusRouter | undefined;

/** The page's router, created with the first route. */
export function pageRouter(): CampusRouter {
  router ??= createCampusRouter(college);
  return router;
}
