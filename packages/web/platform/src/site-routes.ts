import type { RemoteRoute } from '@campusway/contract';

let routes: readonly RemoteRoute[] = [];

/** Sets the routes of the site. Called by the shell only. */
export function provideRoutes(provided: readonly RemoteRoute[]): void {
  routes = provided;
}

/** All routes of the site: the shell's and the remotes'. */
export function siteRoutes(): readonly RemoteRoute[] {
  return routes;
}
