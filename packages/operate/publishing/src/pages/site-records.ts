import { expandRoutes, type RemoteRoute, type RemoteRoutes } from '@campusway/contract';
import type { ModuleRecord } from '../build-record/module-record.ts';

export interface SiteRecords {
  readonly shell: ModuleRecord;
  readonly remotes: readonly ModuleRecord[];
  readonly college?: ModuleRecord | undefined;
}

/** Every route of a site with its module. Patterns are expanded for the college. */
export function siteRoutes({ shell, remotes, college }: SiteRecords): (RemoteRoute & { module: string })[] {
  return [shell, ...remotes].flatMap(({ name, routes }) =>
    expandRoutes(routes, college?.college?.subjects).map((route) => ({ ...route, module: name })),
  );
}

/** Names of the parts of the college that a page reads, or that the components in its slots read. */
export function partsRead(
  {
    college = [],
    slots = [],
  }: { college?: readonly string[] | undefined; slots?: RemoteRoute['slots'] | undefined },
  modules: readonly Pick<RemoteRoutes, 'collegeOf'>[],
): string[] {
  const inSlots = slots.flatMap((slot) => modules.flatMap(({ collegeOf }) => collegeOf?.[slot] ?? []));
  return [...new Set([...college, ...inSlots])];
}
