import type { Closure, Place, PlaceId } from '../model.ts';

/** The closures that close all doors of a place, by its id; places without one are missing. */
export function closuresByPlace<Entry extends Closure>(
  closures: readonly Entry[],
  places: readonly Place[],
): ReadonlyMap<PlaceId, readonly Entry[]> {
  const ofNode = new Map<number, Set<Entry>>();
  for (const closure of closures)
    for (const node of closure.nodes ?? []) ofNode.set(node, (ofNode.get(node) ?? new Set()).add(closure));
  return new Map(
    places.flatMap(({ id, nodes: [first, ...others] }) => {
      const atFirst = first === undefined ? [] : [...(ofNode.get(first) ?? [])];
      const own = atFirst.filter((closure) => others.every((node) => ofNode.get(node)?.has(closure)));
      return own.length > 0 ? [[id, own] as const] : [];
    }),
  );
}
