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
import { type CollegeSource, type GeometryFile, isEntered } from '../derive/categories.ts';

/** A room that no route leads to, and why. */
export interface Unreached {
  readonly unit: UnitFeature;
  readonly level: Level;
  readonly point: Point;
  readonly why: 'no door' | 'island' | 'steps';
}

/** How many rooms of a college routes lead to, from its entrances, or from where most rooms are when it has none. */
export interface RoomReach {
  readonly rooms: number;
  readonly withDoor: number;
  readonly reached: number;
  readonly stepFree: number;
  readonly entrances: number;
  /** How many parts of the campus the reached rooms lie in between which no way leads. */
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
  const [all, wheeled] = [reachedBy(() => true), reachedBy(({ wheelchair }) => wheelchair)];
  const entrances = entrancesOf(features, derived).length;
  const unreached: Unreached[] = [];
  let [withDoor, reached, stepFree] = [0, 0, 0];
  for (const unit of rooms) {
    const doors = derived.doorsOf.get(unit.id) ?? [];
    const [anyhow, onWheels] = [all.isReached(unit), wheeled.isReached(unit)];
    if (doors.length > 0) withDoor++;
    if (anyhow) reached++;
    if (onWheels) stepFree++;
    if (onWheels) continue;
    const why = doors.length === 0 ? 'no door' : anyhow ? 'steps' : 'island';
    unreached.push({ unit, level: levels[unit.level] ?? grounds, point: labelPoint(unit.polygon), why });
  }
  const parts = new Set(rooms.filter(all.isReached).flatMap((unit) => all.partsAt(unit)[0] ?? [])).size;
  return { rooms: rooms.length, withDoor, reached, stepFree, entrances, parts, unreached };
}

function entrancesOf(features: readonly MapFeature[], { nodeOf }: DerivedGraph): number[] {
  return features.flatMap((feature) =>
    feature.type === 'opening' && (feature.category === 'entrance' || feature.category === 'gate')
      ? (nodeOf.get(feature.id) ?? [])
      : [],
  );
}

/** For each node the number of the part of the graph that it is in: one gets from everywhere to everywhere in a part. */
function partsOf({ nodes, edges }: WalkingGraph, isAllowed: (edge: GraphEdge) => boolean): readonly number[] {
  const next = nodes.map((): number[] => []);
  for (const edge of edges) {
    if (!isAllowed(edge)) continue;
    next[edge.from]?.push(edge.to);
    next[edge.to]?.push(edge.from);
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
