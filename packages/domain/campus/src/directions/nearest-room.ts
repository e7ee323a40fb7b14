import type { GraphNode, Place, WalkingGraph } from '../model.ts';

/** Radius in metres within which a room serves as a landmark. */
const NEAR = 10;

/** The room or venue with the door nearest to a node, on its level and within 10 metres. */
export type FindNearestRoom = (node: number) => Place | undefined;

/** Indexes doors in a grid whose cells are as wide as the radius, so that a search visits nine cells. */
export function createFindNearestRoom({ nodes }: WalkingGraph, places: readonly Place[]): FindNearestRoom {
  const squares = new Map<string, { place: Place; door: GraphNode }[]>();
  const key = (level: number, column: number, row: number) => `${level}:${column}:${row}`;
  for (const place of places) {
    if (place.kind !== 'room' && place.kind !== 'venue') continue;
    for (const node of place.nodes) {
      const door = nodes[node] as GraphNode;
      const square = key(door.level, Math.floor(door.x / NEAR), Math.floor(door.y / NEAR));
      const known = squares.get(square);
      if (known) known.push({ place, door });
      else squares.set(square, [{ place, door }]);
    }
  }

  return (node) => {
    const { x, y, level } = nodes[node] as GraphNode;
    const [column, row] = [Math.floor(x / NEAR), Math.floor(y / NEAR)];
    let nearest: Place | undefined;
    let nearestDistance = NEAR;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const { place, door } of squares.get(key(level, column + dx, row + dy)) ?? []) {
          const distance = Math.hypot(door.x - x, door.y - y);
          if (distance >= nearestDistance) continue;
          nearestDistance = distance;
          nearest = place;
        }
      }
    }
    return nearest;
  };
}
