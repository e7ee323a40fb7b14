import { deriveWalkingGraph, distance, midpoint } from '@campusway/campus';
import { readFeatures } from '@campusway/college/check';
import { readCollege } from '@campusway/college/derive';
import { createFrame } from '../src/earth-frame.ts';
import { openSource } from '../src/files/open-source.ts';

interface Link {
  readonly to: number;
  readonly metres: number;
}

/** Metres from one node to all others, by Dijkstra's algorithm. */
function metresFrom(start: number, links: readonly (readonly Link[])[]): ReadonlyMap<number, number> {
  const done = new Map<number, number>();
  const open = new Map([[start, 0]]);
  while (open.size > 0) {
    const [node, metres] = [...open].reduce((best, next) => (next[1] < best[1] ? next : best));
    open.delete(node);
    done.set(node, metres);
    for (const link of links[node] ?? []) {
      const sum = metres + link.metres;
      if (!done.has(link.to) && sum < (open.get(link.to) ?? Infinity)) open.set(link.to, sum);
    }
  }
  return done;
}

interface NavPath {
  readonly id: string;
  readonly geometry: { readonly coordinates: readonly [number, number] };
  readonly properties: { readonly level_id: string | null; readonly neighbours: readonly string[] };
}

interface Opening {
  readonly id: string;
  readonly geometry: { readonly coordinates: readonly (readonly [number, number])[] };
  readonly properties: { readonly level_id: string };
}

/** Metres around a node of PolyMap's graph within which our threshold of the same door is. */
const sameDoor = 0.7;

/** Our lengths over those of PolyMap's hand-drawn graph for all pairs of doors on one level, in order. */
export function compareLengths(source: string, folder: string): number[] {
  const { texts } = openSource(source, []);
  const listOf = (name: string) => JSON.parse(texts.get(`${name}.geojson`) ?? '{"features":[]}').features;
  const navPaths = (listOf('navPath') as NavPath[]).filter(({ properties }) => properties.level_id);
  const doors = new Set(
    (listOf('navPathAssocieted') as { properties: { pathNode_id: string } }[]).map(
      ({ properties }) => properties.pathNode_id,
    ),
  );
  const college = readCollege(folder);
  const { toMetres } = createFrame(college.facts.origin ?? { longitude: 0, latitude: 0, rotation: 0 });
  const points = navPaths.map(({ geometry }) => toMetres(geometry.coordinates));
  const index = new Map(navPaths.map(({ id }, i) => [id, i]));
  const theirs = navPaths.map(({ properties }, from): Link[] =>
    properties.neighbours.flatMap((id) => {
      const to = index.get(id);
      const [a, b] = [points[from], points[to ?? -1]];
      const isHere = to !== undefined && navPaths[to]?.properties.level_id === properties.level_id;
      return isHere && a && b ? [{ to, metres: distance(a, b) }] : [];
    }),
  );

  const { graph, nodeOf } = deriveWalkingGraph(readFeatures(folder));
  const ours = graph.nodes.map((): Link[] => []);
  for (const { from, to, kind, length } of graph.edges) {
    if (kind === 'stairs' || kind === 'lift') continue;
    ours[from]?.push({ to, metres: length });
    ours[to]?.push({ to: from, metres: length });
  }
  // PolyMap's graph has a node on each door, and the doors keep their ids here.
  const openings = (listOf('opening') as Opening[]).flatMap(({ id, geometry, properties }) => {
    const node = nodeOf.get(id);
    const [a, b] = geometry.coordinates.map(toMetres);
    return node !== undefined && a && b ? [{ node, level: properties.level_id, middle: midpoint(a, b) }] : [];
  });
  const ends = navPaths.flatMap(({ id, properties: { level_id: level } }, nav) => {
    const point = points[nav];
    if (!doors.has(id) || !point) return [];
    const door = openings.find((one) => one.level === level && distance(one.middle, point) < sameDoor);
    return door ? [{ nav, node: door.node, level }] : [];
  });
  return ends
    .flatMap((from) => {
      const [their, our] = [metresFrom(from.nav, theirs), metresFrom(from.node, ours)];
      return ends.flatMap((to) => {
        const [a, b] = [their.get(to.nav), our.get(to.node)];
        const isPair = to.level === from.level && to.nav > from.nav && a !== undefined && b !== undefined;
        return isPair && a > 2 ? [b / a] : [];
      });
    })
    .toSorted((a, b) => a - b);
}
