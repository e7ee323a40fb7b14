import {
  type DerivedGraph,
  deriveWalkingGraph,
  type GraphEdge,
  grounds,
  labelPoint,
  type MapFeature,
  outdoors,
  toFeatures,
  type UnitFeature,
  type WalkingGraph,
} from '@campusway/campus';
import { Reach } from '@campusway/college/check';
import { mostCommon, toLevels } from '@campusway/college/source';
import { type CollegeSource, type GeometryFile, isEntered } from '../derive/draft/categories.ts';
import type { Guess } from '../guesses.ts';

/** Number of rooms that routes lead to from the entrances; in a building without entrances from where most rooms are. */
export type RoomReach = ReturnType<typeof measureReach>;

export function measureReach(buildings: CollegeSource['buildings'], geometry: readonly GeometryFile[]) {
  const levels = toLevels(buildings);
  const known = new Set(levels.map(({ id }) => id));
  const files = geometry.filter(({ level }) => known.has(level));
  const features = files.flatMap((file) => toFeatures(file, levels));
  const derived = deriveWalkingGraph(features);
  const rooms = features.filter(
    (feature): feature is UnitFeature =>
      feature.type === 'unit' && feature.level !== outdoors && isEntered(feature),
  );
  const byBuilding = Map.groupBy(rooms, ({ level }) => levels[level]?.building);
  const reachedBy = (isAllowed: (edge: GraphEdge) => boolean) => {
    const parts = partsOf(derived.graph, isAllowed);
    const partsAt = ({ id }: UnitFeature) =>
      (derived.doorsOf.get(id) ?? []).flatMap((door) => parts[door] ?? []);
    const reached = new Set(
      [...byBuilding].flatMap(([building, own]) => {
        const isHere = ({ level }: MapFeature) => level === outdoors || levels[level]?.building === building;
        const starts = entrancesOf(features.filter(isHere), derived);
        if (starts.length > 0) return starts.flatMap((node) => parts[node] ?? []);
        return mostCommon(own.flatMap(partsAt)) ?? [];
      }),
    );
    return { partsAt, isReached: (unit: UnitFeature) => partsAt(unit).some((part) => reached.has(part)) };
  };
  const [all, stepFree] = [reachedBy(() => true), reachedBy(({ wheelchair }) => wheelchair)];
  const hasDoor = ({ id }: UnitFeature) => (derived.doorsOf.get(id)?.length ?? 0) > 0;
  const reached = rooms.filter(all.isReached);
  const unreached = rooms
    .filter((unit) => !stepFree.isReached(unit))
    .map((unit) => {
      const why = !hasDoor(unit) ? 'no door' : all.isReached(unit) ? 'steps' : 'island';
      return { unit, level: levels[unit.level] ?? grounds, point: labelPoint(unit.polygon), why } as const;
    });
  return {
    rooms: rooms.length,
    withDoor: rooms.filter(hasDoor).length,
    reached: reached.length,
    stepFree: rooms.length - unreached.length,
    entrances: entrancesOf(features, derived).length,
    /** Parts of the campus with reached rooms that no way joins. */
    parts: new Set(reached.flatMap((unit) => all.partsAt(unit)[0] ?? [])).size,
    unreached,
  };
}

function entrancesOf(features: readonly MapFeature[], { nodeOf }: DerivedGraph): number[] {
  return features.flatMap((feature) =>
    feature.type === 'opening' && (feature.category === 'entrance' || feature.category === 'gate')
      ? (nodeOf.get(feature.id) ?? [])
      : [],
  );
}

/** The connected component of each node, as a number. */
function partsOf(graph: WalkingGraph, isAllowed: (edge: GraphEdge) => boolean): readonly number[] {
  const reach = new Reach(graph, isAllowed);
  const parts: number[] = [];
  for (const start of graph.nodes.keys())
    if (parts[start] === undefined) for (const node of reach.around(start)) parts[node] = start;
  return parts;
}

const texts = {
  'no door': {
    rule: 'room-without-door',
    what: 'A room has no door',
    reason: 'The source draws no opening in its walls',
  },
  island: {
    rule: 'island',
    what: 'No route leads to a room',
    reason: 'No way leads from its doors to an entrance or to other rooms',
  },
};

/** Things to add for rooms that no route leads to. */
export function guessesOfReach({ unreached, parts }: RoomReach): Guess[] {
  const kind = 'to-add';
  const others = unreached.flatMap(({ unit, level, point: [x, y], why }): Guess[] => {
    if (why === 'steps') return [];
    const { rule, what, reason } = texts[why];
    const name = unit.room ?? unit.name;
    const position = [Math.round(x * 100) / 100, Math.round(y * 100) / 100] as const;
    const where = { id: unit.id, levelId: level.id, position };
    return [{ kind, rule, what, why: name ? `Room ${name}: ${reason}` : reason, where }];
  });
  const behindSteps = Map.groupBy(
    unreached.filter(({ why }) => why === 'steps'),
    ({ level }) => level.id,
  );
  const withSteps = [...behindSteps].map(([levelId, own]): Guess => {
    const rooms = own.length === 1 ? '1 room' : `${own.length} rooms`;
    const what = `${rooms} of the level cannot be reached without steps`;
    const why = 'Only steps lead there, or doors that are narrower than 0.8 m';
    return { kind, rule: 'room-with-steps', what, why, where: { levelId } };
  });
  const what = `No way joins ${parts} parts of the campus: draw paths outdoors`;
  const why = 'No path outdoors joins their entrances';
  const apart: Guess = { kind, rule: 'parts', what, why, where: { file: 'geometry/' } };
  return [...(parts > 1 ? [apart] : []), ...others, ...withSteps];
}
