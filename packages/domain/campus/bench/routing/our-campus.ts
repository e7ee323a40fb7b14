import { readFileSync } from 'node:fs';
import type { Campus, Place } from '../../src/model.ts';
import { type PackedGraph, unpackGraph } from '../../src/walking-graph/index.ts';
import type { Pair } from './conditions.ts';

/**
 * Reads a real campus from a file that `npm run bench` derives, as this package has no college. Undefined without a
 * file: `node main.ts FILE`.
 */
export function readOurCampus(file = process.argv[2]): Campus | undefined {
  if (!file) return undefined;
  const { graph, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Campus, 'graph'> & {
    readonly graph: PackedGraph;
  };
  return { ...rest, graph: unpackGraph(graph) };
}

/** All pairs of places, once each, from first door to first door. */
export function allPairs(places: readonly Place[]): Pair[] {
  const doors = [...new Set(places.flatMap(({ nodes }) => nodes.slice(0, 1)))];
  return doors.flatMap((from, i) => doors.slice(i + 1).map((to): Pair => [from, to]));
}
