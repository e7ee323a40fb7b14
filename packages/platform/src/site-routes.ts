import type { RemoteRoute } from '@campusway/contract';

let routes: readonly RemoteRoute[] = [];

/** Names the routes of this tab's site. The shell alone calls it. */
export function provideRoutes(provided: readonly RemoteRoute[]): void {
  routes = provided;
}

/** Every route of the site, the shell's and all remotes'. */
export function siteRoutes(): readonly RemoteRoute[] {
  return routes;
}
