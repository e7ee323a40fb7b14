import { expandRoutes, type RemoteRoute } from '@campusway/contract';
import type { ModuleRecord } from '../record/module-record.ts';

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
