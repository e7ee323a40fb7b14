import { expandRoutes } from '@campusway/contract';
import { covers, type ModuleRecord, type SiteContent, shapeOf, siteRoutes } from '@campusway/pages';
import type { GateFinding } from './gate-result.ts';

/** A route that was removed, as its module declared it. */
export interface DroppedPage {
  readonly module: string;
  /** Pattern: `/bus`, `/here/:place`, `/{code}-map`. */
  readonly path: string;
  /** Addresses that the pattern expands to in this college. */
  readonly addresses: readonly string[];
}

/** Routes of `before` that no module of `content` has. Excludes pages that only the college no longer has. */
export function findDrops(before: readonly ModuleRecord[], content: SiteContent): DroppedPage[] {
  const subjects = content.college?.college?.subjects;
  const answered = siteRoutes(content).filter(({ path }) => path !== '*');
  const isGone = (path: string) => path !== '*' && !answered.some((route) => covers(route.path, path));
  return before.flatMap(({ name, routes }) =>
    routes.flatMap((pattern) => {
      const addresses = expandRoutes([pattern], subjects)
        .map(({ path }) => path)
        .filter(isGone);
      return addresses.length > 0 ? [{ module: name, path: pattern.path, addresses }] : [];
    }),
  );
}

/** One finding for each removed page that `--drop-route` does not allow. */
export function checkDrops(drops: readonly DroppedPage[], allowed: Iterable<string>): GateFinding[] {
  const shapes = new Set([...allowed].map(shapeOf));
  return drops
    .filter(({ path }) => !shapes.has(shapeOf(path)))
    .map(({ module, path, addresses }) => {
      const more = addresses[0] === path ? '' : `, such as ${addresses[0]}`;
      const reason = `its page would be removed${more}, and links to it would break. Allow this with --drop-route '${path}', or redirect it with --drop-route '${path}=/other'`;
      return { module, page: path, reason };
    });
}
