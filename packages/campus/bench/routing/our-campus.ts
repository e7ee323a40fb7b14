import { existsSync, readFileSync } from 'node:fs';
import type { Place, WalkingGraph } from '../../src/model.ts';
import { unpackGraph } from '../../src/walking-graph/index.ts';
import type { Pair } from './questions.ts';

/** The campus of the data package, read as files, since this package depends on no other. */
export interface OurCampus {
  readonly graph: WalkingGraph;
  readonly places: readonly Place[];
}

const folder = new URL('../../../campus-data/generated/', import.meta.url);

/** Undefined when the data package has not been generated. Places have no aliases here, and bare names. */
export function readOurCampus(): OurCampus | undefined {
  const files = ['graph.json', 'places.json'].map((name) => new URL(name, folder));
  if (!files.every((file) => existsSync(file))) return undefined;
  const [packed, drawn] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const stops: readonly Place[] = drawn.stops;
  const places = stops.map((stop) => ({ ...stop, name: stop.name ?? stop.id, aliases: [] }));
  return { graph: unpackGraph(packed), places };
}

/** Every place with every other, once, from first door to first door. */
export function allPairs(places: readonly Place[]): Pair[] {
  const doors = [...new Set(places.flatMap(({ nodes }) => nodes.slice(0, 1)))];
  return doors.flatMap((from, i) => doors.slice(i + 1).map((to): Pair => [from, to]));
}
