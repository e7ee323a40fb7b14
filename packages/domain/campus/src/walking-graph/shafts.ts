import type { UnitFeature } from '../geometry/features.ts';
import type { GraphEdge } from '../model.ts';

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
 * Edges between the levels. Stairs join neighbouring levels. A lift joins every pair of its levels by a
 * separate edge, so that a ride is one edge and the wait counts once.
 */
export function shaftEdges(landings: readonly Landing[]): GraphEdge[] {
  const shafts = Map.groupBy(
    landings.filter(({ unit }) => unit.shaft !== undefined),
    ({ unit }) => unit.shaft,
  );
  return [...shafts.values()].flatMap((stops) => {
    const upwards = stops.toSorted((a, b) => a.elevation - b.elevation);
    return upwards.flatMap((lower, i) => {
      const uppers = upwards.slice(i + 1, lower.unit.category === 'elevator' ? undefined : i + 2);
      return uppers.map((upper) => rise(lower, upper));
    });
  });
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
