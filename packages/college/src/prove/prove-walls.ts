import { type Levels, type MapFeature, outdoors, type WalkingGraph } from '@campusway/campus';
import { WallIndex } from '../check/wall-index.ts';

export interface WallProof {
  /** Edges that are walked on one level; lifts and flights between levels have no line on a plan. */
  readonly walked: number;
  readonly faults: readonly string[];
}

/** Looks for edges of the graph that go through a wall beside every door. */
export function proveWalls(
  { graph, levels }: { readonly graph: WalkingGraph; readonly levels: Levels },
  features: readonly MapFeature[],
): WallProof {
  const walls = new WallIndex(features, levels);
  const faults: string[] = [];
  let walked = 0;
  for (const { from, to } of graph.edges) {
    const [a, b] = [graph.nodes[from], graph.nodes[to]];
    // A threshold lies on its floor, what it joins on the grounds: the walk between them is outdoors.
    if (!a || !b || (a.level !== b.level && a.level !== outdoors && b.level !== outdoors)) continue;
    walked++;
    const ends = [
      [a.x, a.y],
      [b.x, b.y],
    ] as const;
    const crossing = walls.findCrossing(ends, Math.min(a.level, b.level));
    if (crossing) faults.push(`Level ${a.level}: ${ends.join(' to ')} goes through a wall at ${crossing}`);
  }
  return { walked, faults };
}
