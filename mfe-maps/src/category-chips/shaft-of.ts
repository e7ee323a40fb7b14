import type { Place, WalkingGraph } from '@campusway/campus';

/** Number of the lift or staircase of a place, equal on all floors; undefined for other places. */
export function shaftOf({ edges }: WalkingGraph, { kind, nodes }: Place): number | undefined {
  if (kind !== 'lift' && kind !== 'stairs') return undefined;
  const reached = new Set(nodes);
  // A door may lie between the place's own node and the shaft behind it.
  for (const { kind: way, from, to } of edges)
    if (way === 'door' && (nodes.includes(from) || nodes.includes(to))) reached.add(from).add(to);
  const flights = edges.filter((edge) => edge.kind === kind);
  let before: number;
  do {
    before = reached.size;
    for (const { from, to } of flights) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
  } while (reached.size > before);
  const first = edges.findIndex(({ kind: way, from }) => way === kind && reached.has(from));
  return first < 0 ? undefined : first;
}
