import { overlap, shapeOf } from './match-paths.ts';
import { type SiteRecords, siteRoutes } from './site-routes.ts';

export interface Clash {
  readonly module: string;
  readonly reason: string;
}

/**
 * Addresses and parts that two modules claim; which one would be shown is undefined. Of two modules, the one in `changed` is
 * reported.
 */
export function findClashes(site: SiteRecords, changed: ReadonlySet<string> = new Set()): Clash[] {
  const remotes = site.remotes.toSorted((a, b) => Number(changed.has(a.name)) - Number(changed.has(b.name)));
  // The shell's `*` route matches every other address.
  const claims = siteRoutes({ ...site, remotes }).filter(
    ({ module, path }) => module !== site.shell.name || path !== '*',
  );
  const paths = claims.flatMap(({ module, path }, index) => {
    const other = claims
      .slice(0, index)
      .find((claim) =>
        claim.module === module ? shapeOf(claim.path) === shapeOf(path) : overlap(claim.path, path),
      );
    return other
      ? [
          {
            module,
            reason: `its page "${path}" and "${other.path}" of ${other.module} have an address in common`,
          },
        ]
      : [];
  });
  const parts = remotes.flatMap(({ name, parts: own }, index) =>
    own.flatMap((part) => {
      const other = remotes.slice(0, index).find((remote) => remote.parts.includes(part));
      return other
        ? [{ module: name, reason: `it offers the part "${part}", which ${other.name} offers too` }]
        : [];
    }),
  );
  return [...paths, ...parts];
}
