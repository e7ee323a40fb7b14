import type { Campus, GraphNode, Place } from '../model.ts';

/** The place with a door at a node, or else the one with the nearest door in a straight line on the same level. */
export function placeBy(node: number, { graph: { nodes }, places }: Campus) {
  const here = nodes[node] as GraphNode;
  let nearest: { place: Place; distance: number } | undefined;
  for (const place of places) {
    for (const door of place.nodes) {
      const { x, y, level } = nodes[door] as GraphNode;
      const distance = Math.hypot(x - here.x, y - here.y);
      if (level === here.level && (!nearest || distance < nearest.distance)) nearest = { place, distance };
    }
  }
  return nearest;
}
