import {
  type Closure,
  type DerivedGraph,
  getLevel,
  indexOfLevel,
  type Levels,
  type MapFeature,
  midpoint,
  nameWithWing,
  outdoors,
  type Place,
  type PublishedClosure,
  toCentimetres,
  type WayFeature,
} from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';

/** What an id of closures.json closes, with its name within a sentence. */
export type Closable = Closure & Pick<PublishedClosure, 'name' | 'signs'>;

interface ClosableSources {
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly levels: Levels;
  readonly places: readonly Place[];
  readonly buildings: Contents['buildings']['buildings'];
}

/**
 * All that can be closed, by id: of two with one id, the building, then the place. A shaft is a lift or staircase on all
 * its floors. A building has signs at its entrances, a path in its middle, everything else at its doors.
 */
export function closablesOf({ features, derived, levels, places, buildings }: ClosableSources) {
  const { graph, nodeOf, doorsOf, edgesOf } = derived;
  const closables = new Map<string, Closable>();
  const byId = new Map(places.map((place) => [place.id, place]));
  const byNode = new Map(places.flatMap((place) => place.nodes.map((node) => [node, place] as const)));
  const entrances = new Set(
    features.flatMap((one) =>
      one.type === 'opening' && one.category === 'entrance' ? nodeOf.get(one.id) : [],
    ),
  );
  const nodesOn = Map.groupBy(graph.nodes.keys(), (node) => graph.nodes[node]?.level);
  const withSigns = (name: string, nodes: readonly number[]) => ({
    name,
    nodes,
    signs: atNodes(graph, nodes),
  });
  for (const { id, name, levels: own } of buildings) {
    const nodes = own.flatMap((level) => nodesOn.get(indexOfLevel(levels, level.id)) ?? []);
    const signs = atNodes(
      graph,
      nodes.filter((node) => entrances.has(node)),
    );
    closables.set(id, { name: `the ${name}`, nodes, signs });
  }
  for (const feature of features) {
    const edges = edgesOf.get(feature.id);
    if (edges && feature.type === 'way') {
      const name = `the ${feature.name ?? kindAndFloor(feature, levels)}`;
      closables.set(feature.id, { name, edges, signs: halfway(graph, edges) });
    }
    if (feature.type === 'unit' && feature.shaft) {
      const place = byId.get(feature.id);
      const own = place ? nameWithWing(place) : feature.category;
      const { name = own, nodes = [] } = closables.get(feature.shaft) ?? {};
      closables.set(feature.shaft, withSigns(name, [...nodes, ...(doorsOf.get(feature.id) ?? [])]));
    }
    const node = feature.type === 'opening' ? nodeOf.get(feature.id) : undefined;
    if (node === undefined) continue;
    const place = byNode.get(node);
    closables.set(feature.id, withSigns(place ? `the door of ${nameWithWing(place)}` : 'a door', [node]));
  }
  const whole = new Set(buildings.map(({ id }) => id));
  for (const place of places)
    if (!whole.has(place.id)) closables.set(place.id, withSigns(nameWithWing(place), place.nodes));
  return closables;
}

const wayWords: Readonly<Record<WayFeature['category'], string>> = {
  corridor: 'corridor',
  path: 'path',
  ramp: 'ramp',
  stairs: 'flight of steps',
};

/** `corridor, second floor, west wing`; outdoors the kind alone. */
function kindAndFloor({ category, level, wing }: WayFeature, levels: Levels): string {
  const kind = wayWords[category];
  if (level === outdoors) return kind;
  return `${kind}, ${getLevel(levels, level).title}${wing ? `, ${wing} wing` : ''}`;
}

function atNodes({ nodes }: DerivedGraph['graph'], indices: readonly number[]): Closable['signs'] {
  return indices.flatMap((index) => {
    const node = nodes[index];
    return node ? [[node.level, node.x, node.y] as const] : [];
  });
}

/** The middle of the edge in the middle. */
function halfway({ nodes, edges }: DerivedGraph['graph'], along: readonly number[]): Closable['signs'] {
  const { from = -1, to = -1 } = edges[along[along.length >> 1] ?? -1] ?? {};
  const [a, b] = [nodes[from], nodes[to]];
  return a && b ? [[a.level, ...toCentimetres(midpoint([a.x, a.y], [b.x, b.y]))]] : [];
}
