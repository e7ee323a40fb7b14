import {
  type Closure,
  type DerivedGraph,
  indexOfLevel,
  type Levels,
  type MapFeature,
  nameWithWing,
  type Place,
} from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';

/** What an id of closures.json closes. */
export interface Closable extends Closure {
  /** Within a sentence. */
  readonly name: string;
}

interface ClosableSources {
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly levels: Levels;
  readonly places: readonly Place[];
  readonly buildings: Contents['buildings']['buildings'];
}

/** All that can be closed, by id: of two with one id, the place. A shaft is a lift or staircase on all its floors. */
export function closablesOf({ features, derived, levels, places, buildings }: ClosableSources) {
  const { graph, nodeOf, doorsOf, edgesOf } = derived;
  const closables = new Map<string, Closable>();
  const byId = new Map(places.map((place) => [place.id, place]));
  const byNode = new Map(places.flatMap((place) => place.nodes.map((node) => [node, place] as const)));
  for (const { id, name, levels: own } of buildings) {
    const inside = new Set(own.map((level) => indexOfLevel(levels, level.id)));
    const nodes = [...graph.nodes.keys()].filter((node) => inside.has(graph.nodes[node]?.level ?? -1));
    closables.set(id, { name: `the ${name}`, nodes });
  }
  for (const feature of features) {
    const edges = edgesOf.get(feature.id);
    if (edges) closables.set(feature.id, { name: `the ${feature.name ?? 'path'}`, edges });
    if (feature.type === 'unit' && feature.shaft) {
      const { nodes = [] } = closables.get(feature.shaft) ?? {};
      const place = byId.get(feature.id);
      const name = place ? nameWithWing(place) : feature.category;
      closables.set(feature.shaft, { name, nodes: [...nodes, ...(doorsOf.get(feature.id) ?? [])] });
    }
    const node = feature.type === 'opening' ? nodeOf.get(feature.id) : undefined;
    if (node === undefined) continue;
    const place = byNode.get(node);
    closables.set(feature.id, {
      name: place ? `the door of ${nameWithWing(place)}` : 'a door',
      nodes: [node],
    });
  }
  for (const place of places) closables.set(place.id, { name: nameWithWing(place), nodes: place.nodes });
  return closables;
}
