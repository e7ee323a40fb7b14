import {
  type DerivedGraph,
  deriveWalkingGraph,
  type GraphEdge,
  grounds,
  type Level,
  labelPoint,
  type MapFeature,
  outdoors,
  type Point,
  toFeatures,
  type UnitFeature,
  type WalkingGraph,
} from '@campusway/campus';
import { type CollegeSource, type GeometryFile, isEntered } from '../derive/draft/categories.ts';

/** A room that no route leads to, and the reason. */
export interface Unreached {
  readonly unit: UnitFeature;
  readonly level: Level;
  readonly point: Point;
  readonly why: 'no door' | 'island' | 'steps';
}

/** Number of rooms that routes lead to from the entrances; in a building without entrances from where most rooms are. */
export interface RoomReach {
  readonly rooms: number;
  readonly withDoor: number;
  readonly reached: number;
  readonly stepFree: number;
  readonly entrances: number;
  /** Parts of the campus with reached rooms that no way joins. */
  readonly parts: number;
  readonly unreached: readonly Unreached[];
}

export function measureReach(
  buildings: CollegeSource['buildings'],
  geometry: readonly GeometryFile[],
): RoomReach {
  const levels: Level[] = [
    grounds,
    ...buildings.flatMap(({ id, levels: own }) =>
      own.map((level) => ({ ...level, building: id, title: level.name })),
    ),
  ];
  const known = new Set(levels.map(({ id }) => id));
  const features = geometry
    .filter(({ level }) => known.has(level))
    .flatMap((file) => toFeatures(file, levels));
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
        return starts.length > 0
          ? starts.flatMap((node) => parts[node] ?? [])
          : mostCommon(own.flatMap(partsAt));
      }),
    );
    return { partsAt, isReached: (unit: UnitFeature) => partsAt(unit).some((part) => reached.has(part)) };
  };
  const [all, stepFree] = [reachedBy(() => true), reachedBy(({ wheelchair }) => wheelchair)];
  const hasDoor = ({ id }: UnitFeature) => (derived.doorsOf.get(id)?.length ?? 0) > 0;
  const reached = rooms.filter(all.isReached);
  const unreached = rooms
    .filter((unit) => !stepFree.isReached(unit))
    .map((unit): Unreached => {
      const why = !hasDoor(unit) ? 'no door' : all.isReached(unit) ? 'steps' : 'island';
      return { unit, level: levels[unit.level] ?? grounds, point: labelPoint(unit.polygon), why };
    });
  return {
    rooms: rooms.length,
    withDoor: rooms.filter(hasDoor).length,
    reached: reached.length,
    stepFree: rooms.length - unreached.length,
    entrances: entrancesOf(features, derived).length,
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
function partsOf({ nodes, edges }: WalkingGraph, isAllowed: (edge: GraphEdge) => boolean): readonly number[] {
  const next = nodes.map((): number[] => []);
  for (const { from, to } of edges.filter(isAllowed)) {
    next[from]?.push(to);
    next[to]?.push(from);
  }
  const parts: number[] = [];
  for (const start of nodes.keys()) {
    if (parts[start] !== undefined) continue;
    parts[start] = start;
    const part = [start];
    for (const node of part) {
      for (const other of next[node] ?? []) {
        if (parts[other] !== undefined) continue;
        parts[other] = start;
        part.push(other);
      }
    }
  }
  return parts;
}

function mostCommon(values: readonly number[]): number[] {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.slice(0, 1) ?? [];
}
