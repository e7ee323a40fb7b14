import type { RemoteRoute, RemoteRoutes } from '@campusway/contract';

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
