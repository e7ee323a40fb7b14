import { onLevel } from '../level.ts';
import type { Campus, GraphNode, Place, WayKind } from '../model.ts';
import { placeBy } from './place-by.ts';
import type { NearestPoint, NoRoute } from './route.ts';

/** Explains in sentences why there is no route, which reachable point is nearest, and what blocks the way. */
export function explainNoRoute({ reason, nearest }: NoRoute, to: Place, campus: Campus): string {
  const how = nearest ? ` ${explainNearest(nearest, campus)}` : '';
  switch (reason) {
    case 'same-place':
      return 'You are already there: source and destination are the same place.';
    case 'unknown-place':
      return `${to.name} has no door on the plan, so that no route can lead there.`;
    case 'no-way':
      return `No way leads to ${to.name}.${how}`;
    case 'closed':
      return `${to.name} cannot be reached while the way there is closed.${how}`;
    case 'no-step-free-way':
      return `There is no step-free way to ${to.name}.`;
    default:
      return reason satisfies never;
  }
}

function explainNearest({ node, distance, blockedBy }: NearestPoint, campus: Campus): string {
  const metres = Math.max(1, Math.round(distance));
  const where = `The nearest point that you can reach is ${nameOf(node, campus)}`;
  if (!blockedBy) return `${where}, ${metres} m away in a straight line.`;
  return `${where}, ${metres} m before it: ${barriers[blockedBy.kind]}.`;
}

const barriers: Record<WayKind, string> = {
  corridor: 'the corridor cannot be taken from there',
  lobby: 'the lobby cannot be crossed from there',
  door: 'the door there cannot be taken',
  path: 'the path cannot be taken from there',
  ramp: 'the ramp there cannot be taken',
  stairs: 'from there on there are stairs',
  lift: 'the lift there is out of use',
};

/** The place with a door at a node, or else the nearest one on the same level. */
function nameOf(node: number, campus: Campus): string {
  const { level } = campus.graph.nodes[node] as GraphNode;
  const floor = onLevel(campus.levels, level);
  const nearest = placeBy(node, campus);
  if (!nearest) return floor;
  const { place, distance } = nearest;
  return distance === 0 ? `${place.name} ${floor}` : `near ${place.name} ${floor}`;
}
