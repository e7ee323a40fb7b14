import { expandRoutes } from '@campusway/contract';
import type { SiteContent } from '../release/compose-release.ts';
import { covers, shapeOf } from '../release/match-paths.ts';
import { siteRoutes } from '../release/site-routes.ts';
import type { ModuleRecord } from '../site/module-record.ts';
import type { GateProblem } from './gate-result.ts';

/** A page that is no longer there, as its module described it. */
export interface DroppedPage {
  readonly module: string;
  /** Of its pattern: `/bus`, `/here/:place`, `/{code}-map`. */
  readonly path: string;
  /** The same for each thing of the college that the pattern stands for. */
  readonly addresses: readonly string[];
}

/** Pages of `before` that no module of `content` answers any more. What a college no longer has is not among them. */
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

/** One problem for each dropped page that nobody has said may go. */
export function checkDrops(drops: readonly DroppedPage[], allowed: Iterable<string>): GateProblem[] {
  const shapes = new Set([...allowed].map(shapeOf));
  return drops
    .filter(({ path }) => !shapes.has(shapeOf(path)))
    .map(({ module, path, addresses }) => {
      const more = addresses[0] === path ? '' : `, such as ${addresses[0]}`;
      const reason = `its page would be gone${more}, and links to it would lead nowhere. Let it go with --drop-route '${path}', or lead on with --drop-route '${path}=/other'`;
      return { module, page: path, reason };
    });
}
