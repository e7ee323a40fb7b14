import type { GraphNode, Place, WalkingGraph } from '../model.ts';

/** Metres within which a room tells where something is. */
const NEAR = 10;

/** The room or venue whose door is nearest to a node on its level, if there is one within ten metres. */
export type FindNearestRoom = (node: number) => Place | undefined;

/** Sorts doors into squares as wide as one may look, so that only nine squares are looked at. */
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
    let least = NEAR;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const { place, door } of squares.get(key(level, column + dx, row + dy)) ?? []) {
          const distance = Math.hypot(door.x - x, door.y - y);
          if (distance >= least) continue;
          least = distance;
          nearest = place;
        }
      }
    }
    return nearest;
  };
}
