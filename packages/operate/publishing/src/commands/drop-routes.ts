import { activeRedirects, type SiteContent, shapeOf, siteRoutes } from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import { findDrops } from '../gate/find-drops.ts';
import { liveRecords } from '../release/release.ts';

/** Redirect target, if any, by path of a page that may be removed. */
export type RouteDrops = ReadonlyMap<string, string | undefined>;

/**
 * Adds the redirects of the pages that the content removes.
 * @throws {ToolError} for a page that is not removed, or a target that the site would not have
 */
export function withRedirects(site: string, content: SiteContent, drops: RouteDrops): SiteContent {
  const gone = findDrops(liveRecords(site), content);
  const added = [...drops].flatMap(([path, target]) => {
    const page = gone.find((dropped) => shapeOf(dropped.path) === shapeOf(path));
    if (!page)
      throw new ToolError(
        `Cannot drop "${path}": these modules drop ${gone.map((dropped) => dropped.path).join(', ') || 'no page'}`,
      );
    return target === undefined ? [] : page.addresses.map((address) => [address, target] as const);
  });
  const redirects = { ...content.redirects, ...Object.fromEntries(added) };
  const active = activeRedirects(redirects, siteRoutes(content));
  const broken = added.find(([address]) => !(address in active));
  if (broken) throw new ToolError(`Cannot redirect ${broken[0]} to ${broken[1]}: the site has no page there`);
  return { ...content, redirects };
}
