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
} from '@campusway/campus';
import { type CollegeSource, type GeometryFile, isRoom } from '../derive/categories.ts';

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
  const parts = [...Map.groupBy(rooms, ({ level }) => levels[level]?.building).entries()].map(
    ([building, own]) => {
      const isHere = ({ level }: MapFeature) => level === outdoors || levels[level]?.building === building;
      const starts = entrancesOf(features.filter(isHere), derived);
      return (isAllowed: Reaching['isAllowed']) => reachedFrom(derived, starts, { rooms: own, isAllowed });
    },
  );
  const all = new Set(parts.flatMap((reach) => [...reach(() => true)]));
  const wheeled = new Set(parts.flatMap((reach) => [...reach(({ wheelchair }) => wheelchair)]));
  const entrances = entrancesOf(features, derived).length;
  const unreached: Unreached[] = [];
  let [withDoor, reached, stepFree] = [0, 0, 0];
  for (const unit of rooms) {
    const doors = derived.doorsOf.get(unit.id) ?? [];
    const [anyhow, onWheels] = [all, wheeled].map((nodes) => doors.some((door) => nodes.has(door)));
    if (doors.length > 0) withDoor++;
    if (anyhow) reached++;
    if (onWheels) stepFree++;
    if (onWheels) continue;
    const why = doors.length === 0 ? 'no door' : anyhow ? 'steps' : 'island';
    unreached.push({ unit, level: levels[unit.level] ?? grounds, point: labelPoint(unit.polygon), why });
  }
  return { rooms: rooms.length, withDoor, reached, stepFree, entrances, unreached };
}

function isEntered({ category }: UnitFeature): boolean {
  return isRoom(category) || category.startsWith('restroom');
}

function entrancesOf(features: readonly MapFeature[], { nodeOf }: DerivedGraph): number[] {
  return features.flatMap((feature) =>
    feature.type === 'opening' && (feature.category === 'entrance' || feature.category === 'gate')
      ? (nodeOf.get(feature.id) ?? [])
      : [],
  );
}

interface Reaching {
  readonly rooms: readonly UnitFeature[];
  readonly isAllowed: (edge: GraphEdge) => boolean;
}

/** Nodes that are joined with an entrance; without one, with most rooms. */
function reachedFrom(
  { graph, doorsOf }: DerivedGraph,
  starts: readonly number[],
  { rooms, isAllowed }: Reaching,
): ReadonlySet<number> {
  const next = graph.nodes.map((): number[] => []);
  for (const edge of graph.edges) {
    if (!isAllowed(edge)) continue;
    next[edge.from]?.push(edge.to);
    next[edge.to]?.push(edge.from);
  }
  const flood = (from: Iterable<number>) => {
    const seen = new Set(from);
    for (const node of seen) for (const other of next[node] ?? []) seen.add(other);
    return seen;
  };
  if (starts.length > 0) return flood(starts);
  const parts: { readonly nodes: ReadonlySet<number>; readonly count: number }[] = [];
  for (const { id } of rooms) {
    const [door] = doorsOf.get(id) ?? [];
    if (door === undefined || parts.some(({ nodes }) => nodes.has(door))) continue;
    const nodes = flood([door]);
    const count = rooms.filter((room) => doorsOf.get(room.id)?.some((one) => nodes.has(one))).length;
    parts.push({ nodes, count });
  }
  return parts.toSorted((a, b) => b.count - a.count)[0]?.nodes ?? new Set();
}
