import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from './compose-release.ts';
import { liveRelease, type Release } from './release.ts';
import { nextRelease } from './write-release.ts';

/** Whether a release of this content would be what the site shows already. */
export function showsAlready(site: string, content: SiteContent): boolean {
  const live = liveRelease(site);
  return live !== undefined && isDeepStrictEqual(factsOf(live), factsOf(nextRelease(site, content)));
}

/** As they come back from a file: without what is undefined. */
function factsOf({ modules, services, redirects, overrides, url }: Release): unknown {
  return JSON.parse(JSON.stringify({ modules, services, redirects, overrides, url }));
}
