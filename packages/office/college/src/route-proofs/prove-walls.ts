import { type Levels, type MapFeature, outdoors, type WalkingGraph } from '@campusway/campus';
import { readCollege } from '../check/index.ts';
import { WallIndex } from '../check/rules/walls.ts';
import { readDrawing, toLevels } from '../source/read-drawing.ts';

export interface WallProof {
  /** Number of edges on one level; lifts and stairs have no line on a plan. */
  readonly walked: number;
  readonly crossings: readonly string[];
}

/** Finds edges of the graph that cross a wall outside of openings. */
export function proveWalls(
  { graph, levels }: { readonly graph: WalkingGraph; readonly levels: Levels },
  features: readonly MapFeature[],
): WallProof {
  const walls = new WallIndex(features, levels);
  const crossings: string[] = [];
  let walked = 0;
  for (const { from, to } of graph.edges) {
    const [a, b] = [graph.nodes[from], graph.nodes[to]];
    // An edge between a threshold and the grounds counts as outdoors.
    if (!a || !b || (a.level !== b.level && a.level !== outdoors && b.level !== outdoors)) continue;
    walked++;
    const ends = [
      [a.x, a.y],
      [b.x, b.y],
    ] as const;
    const crossing = walls.findCrossing(ends, Math.min(a.level, b.level));
    if (crossing) crossings.push(`Level ${a.level}: ${ends.join(' to ')} goes through a wall at ${crossing}`);
  }
  return { walked, crossings };
}

/** The whole drawing of a college folder. */
export function readFeatures(folder: string): MapFeature[] {
  const source = readCollege(folder);
  return readDrawing(source, toLevels(source.buildings));
}
