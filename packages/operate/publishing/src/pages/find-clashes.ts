import { overlap, shapeOf } from './match-paths.ts';
import { type SiteRecords, siteRoutes } from './site-records.ts';

export interface Clash {
  readonly module: string;
  readonly reason: string;
}

/** Addresses and parts that two modules claim; which one would be shown is undefined. */
export function findClashes(site: SiteRecords): Clash[] {
  // The shell's `*` route matches every other address.
  const claims = siteRoutes(site).filter(({ module, path }) => module !== site.shell.name || path !== '*');
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
  const parts = site.remotes.flatMap(({ name, parts: own }, index) =>
    own.flatMap((part) => {
      const other = site.remotes.slice(0, index).find((remote) => remote.parts.includes(part));
      return other
        ? [{ module: name, reason: `it offers the part "${part}", which ${other.name} offers too` }]
        : [];
    }),
  );
  return [...paths, ...parts];
}
