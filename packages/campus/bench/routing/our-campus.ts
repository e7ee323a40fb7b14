import { readFileSync } from 'node:fs';
import type { Campus, Place } from '../../src/model.ts';
import { type PackedGraph, unpackGraph } from '../../src/walking-graph/index.ts';
import type { Pair } from './questions.ts';

/**
 * A real campus, which `npm run bench` derives, since this package knows no college. Undefined when no file is named:
 * `node main.ts FILE`.
 */
export function readOurCampus(file = process.argv[2]): Campus | undefined {
  if (!file) return undefined;
  const { graph, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Campus, 'graph'> & {
    readonly graph: PackedGraph;
  };
  return { ...rest, graph: unpackGraph(graph) };
}

/** Every place with every other, once, from first door to first door. */
export function allPairs(places: readonly Place[]): Pair[] {
  const doors = [...new Set(places.flatMap(({ nodes }) => nodes.slice(0, 1)))];
  return doors.flatMap((from, i) => doors.slice(i + 1).map((to): Pair => [from, to]));
}
