import {
  deriveWalkingGraph,
  type GeoCollection,
  packGraph,
  placeStops,
  toFeatures,
  toLevelPlan,
} from '@campusway/campus';

/** Files below `generated/`, by name. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/**
 * Everything that the product loads but nobody edits: the plans of the levels, the walking graph, the places with
 * their doors. A function of the geometry files alone, so that a change of names or people needs no new build of it.
 */
export function generate(collections: readonly GeoCollection[]): GeneratedFiles {
  const levels = collections.map((collection) => ({
    level: collection.level,
    features: toFeatures(collection),
  }));
  const features = levels.flatMap((level) => level.features);
  const derived = deriveWalkingGraph(features);
  const outdoors = features.flatMap((feature) => {
    const node =
      feature.level === 0 && feature.type === 'opening' ? derived.nodeOf.get(feature.id) : undefined;
    return node === undefined ? [] : [[feature.id, node] as const];
  });
  return new Map([
    ...levels.map((one) => [`level-${one.level}.json`, toText(toLevelPlan(one.features))] as const),
    ['graph.json', toText(packGraph(derived.graph))],
    ['places.json', toText({ stops: placeStops(features, derived), doors: Object.fromEntries(outdoors) })],
  ]);
}

/** One line for each member of the outermost lists: compact, and still readable as a difference between versions. */
function toText(value: object): string {
  const members = Object.entries(value).map(([key, member]) => {
    const list = Array.isArray(member)
      ? `[\n${member.map((one) => JSON.stringify(one)).join(',\n')}\n]`
      : undefined;
    return `${JSON.stringify(key)}:${list ?? JSON.stringify(member)}`;
  });
  return `{${members.join(',\n')}}\n`;
}
