import {
  getLevel,
  type Level,
  type Levels,
  type MapFeature,
  outdoors,
  type Point,
  toCentimetres,
  type WalkingGraph,
} from '@campusway/campus';
import { readDrawing, toLevels } from '../source/read-drawing.ts';
import { readCollege } from './check-folder.ts';
import { WallIndex } from './rules/walls.ts';

export interface WallProof {
  /** Number of edges on one level; lifts and stairs have no line on a plan. */
  readonly walked: number;
  readonly crossings: readonly WallCrossing[];
}

/** An edge that goes through a wall; positions in metres. */
export interface WallCrossing {
  readonly level: Level;
  readonly line: readonly [Point, Point];
  readonly at: Point;
}

/** Finds edges of the graph that cross a wall outside of openings. */
export function proveWalls(
  { graph, levels }: { readonly graph: WalkingGraph; readonly levels: Levels },
  features: readonly MapFeature[],
): WallProof {
  const walls = new WallIndex(features, levels);
  const crossings: WallCrossing[] = [];
  let walked = 0;
  for (const { from, to, kind } of graph.edges) {
    const [a, b] = [graph.nodes[from], graph.nodes[to]];
    // A ride between two doors of a lift on one level has no line either.
    if (kind === 'lift') continue;
    // An edge between a threshold and the grounds counts as outdoors.
    if (!a || !b || (a.level !== b.level && a.level !== outdoors && b.level !== outdoors)) continue;
    walked++;
    const line: WallCrossing['line'] = [
      [a.x, a.y],
      [b.x, b.y],
    ];
    const level = Math.min(a.level, b.level);
    const at = walls.findCrossing(line, level);
    if (at) crossings.push({ level: getLevel(levels, level), line, at: toCentimetres(at) });
  }
  return { walked, crossings };
}

/** `On "b-1" the edge from 1, 2 to 3, 4 goes through a wall at 2, 3`. */
export function describeCrossing({ level, line, at }: WallCrossing): string {
  const [from, to, wall] = [...line, at].map((point) => point.join(', '));
  return `On "${level.id}" the edge from ${from} to ${to} goes through a wall at ${wall}`;
}

/** The whole drawing of a college folder. */
export function readFeatures(folder: string): MapFeature[] {
  const source = readCollege(folder);
  return readDrawing(source, toLevels(source.buildings));
}
