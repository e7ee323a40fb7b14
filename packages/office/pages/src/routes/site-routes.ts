import { expandRoutes, type RemoteRoute, type RemoteRoutes } from '@campusway/contract';
import type { ModuleRecord } from '../records/module-record.ts';

export interface SiteRecords {
  readonly shell: ModuleRecord;
  readonly remotes: readonly ModuleRecord[];
  readonly college?: ModuleRecord | undefined;
}

/** Every route of a site with its module. Patterns are expanded for the college. */
export function siteRoutes({ shell, remotes, college }: SiteRecords): (RemoteRoute & { module: string })[] {
  return routesOf([shell, ...remotes], college);
}

/** Every route of `modules` with its module. Patterns are expanded for the college. */
export function routesOf(
  modules: readonly ModuleRecord[],
  college: ModuleRecord | undefined,
): (RemoteRoute & { module: string })[] {
  return modules.flatMap(({ name, routes }) =>
    expandRoutes(routes, college?.college?.subjects).map((route) => ({ ...route, module: name })),
  );
}

/** The first route of each page. */
export function onePerPage<Route extends RemoteRoute>(routes: readonly Route[]): Route[] {
  return firstOfEach(routes, ({ page }) => page);
}

/** The first item of each key. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  return items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index);
}

/** Names of the parts of the college that a page reads, or that the components in its slots read. */
export function partsRead(
  { college = [], slots = [] }: Pick<RemoteRoute, 'college' | 'slots'>,
  modules: readonly Pick<RemoteRoutes, 'collegeOf'>[],
): string[] {
  const inSlots = slots.flatMap((slot) => modules.flatMap(({ collegeOf }) => collegeOf?.[slot] ?? []));
  return [...new Set([...college, ...inSlots])];
}
