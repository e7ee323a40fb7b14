import type { SiteContent } from './compose-release.ts';
import { liveRelease, type Release } from './release.ts';
import { nextRelease, sameJson } from './write-release.ts';

/** Whether a release of this content would be what the site shows already. */
export function showsAlready(site: string, content: SiteContent): boolean {
  const live = liveRelease(site);
  return live !== undefined && sameJson(factsOf(live), factsOf(nextRelease(site, content)));
}

function factsOf({ modules, services, redirects, overrides, url }: Release): unknown {
  return { modules, services, redirects, overrides, url };
}
