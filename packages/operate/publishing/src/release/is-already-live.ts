import type { SiteContent } from './compose-release.ts';
import { liveRelease, type Release } from './release.ts';
import { nextRelease, sameJson } from './write-release.ts';

/** Whether the live release already has this content. */
export function isAlreadyLive(site: string, content: SiteContent): boolean {
  const live = liveRelease(site);
  return live !== undefined && sameJson(factsOf(live), factsOf(nextRelease(site, content)));
}

function factsOf({ modules, services, redirects, overrides, url }: Release): unknown {
  return { modules, services, redirects, overrides, url };
}
