import type { UnitFeature } from '../geometry/features.ts';
import type { GraphEdge, Place, WalkingGraph } from '../model.ts';

/** Metres walked on stairs, landings included, for each metre climbed: steps of 17 by 29 cm. */
const walkedPerMetreClimbed = 3;

/** The door of a lift or staircase on one level. */
export interface Landing {
  readonly unit: UnitFeature;
  readonly node: number;
  /** Metres. */
  readonly elevation: number;
}

/**
 * Edges between the levels. Stairs join neighbouring levels; of several doors on a level, the nearest ones. A lift joins
 * every pair of its doors by a separate edge, so that a ride is one edge and the wait counts once.
 */
export function shaftEdges(
  landings: readonly Landing[],
  metresBetween: (from: number, to: number) => number,
): GraphEdge[] {
  const shafts = Map.groupBy(
    landings.filter(({ unit }) => unit.shaft !== undefined),
    ({ unit }) => unit.shaft,
  );
  return [...shafts.values()].flatMap((stops) => {
    const upwards = stops.toSorted((a, b) => a.elevation - b.elevation);
    if (upwards[0]?.unit.category === 'elevator')
      return upwards.flatMap((lower, i) => upwards.slice(i + 1).map((upper) => rise(lower, upper)));
    const floors = [...Map.groupBy(upwards, ({ elevation }) => elevation).values()];
    return floors
      .slice(1)
      .flatMap((upper, i) => pairsOf(floors[i] ?? [], upper, metresBetween))
      .map(([lower, upper]) => rise(lower, upper));
  });
}

/** Each landing with the nearest one of the other floor. */
function pairsOf(
  lower: readonly Landing[],
  upper: readonly Landing[],
  metresBetween: (from: number, to: number) => number,
): (readonly [Landing, Landing])[] {
  const nearest = (own: Landing, others: readonly Landing[]) =>
    others.reduce((best, one) =>
      metresBetween(own.node, one.node) < metresBetween(own.node, best.node) ? one : best,
    );
  const ups = lower.map((one) => [one, nearest(one, upper)] as const);
  const downs = upper.map((one) => [nearest(one, lower), one] as const);
  return [...ups, ...downs.filter(([a, b]) => !ups.some(([c, d]) => a === c && b === d))];
}

function rise(lower: Landing, upper: Landing): GraphEdge {
  const climb = upper.elevation - lower.elevation;
  const lift = lower.unit.category === 'elevator';
  const metres = lift ? climb : climb * walkedPerMetreClimbed;
  return {
    from: lower.node,
    to: upper.node,
    length: Math.round(metres * 100) / 100,
    kind: lift ? 'lift' : 'stairs',
    wheelchair: lift,
    oneWay: false,
  };
}

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
