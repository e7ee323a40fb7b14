import {
  type AmenityFeature,
  boxOf,
  type DerivedGraph,
  deriveWalkingGraph,
  type GraphNode,
  GridIndex,
  grounds,
  type Levels,
  labelPoint,
  type MapFeature,
  outdoors,
  toFeatures,
  type UnitFeature,
  type WalkingGraph,
} from '@campusway/campus';
import { describeCrossing, proveWalls, Reach } from '@campusway/college/check';
import { toLevels } from '@campusway/college/source';
import { type CollegeSource, type GeometryFile, isEntered } from '../derive/draft/categories.ts';
import type { Guess } from '../guesses.ts';
import type { DrawnLink } from '../model.ts';
import { guessOfLostLink, lostLinks } from './lost-links.ts';

/** Number of rooms that routes join to each other and to the entrances of their campus, in both directions. */
export type RoomReach = ReturnType<typeof measureReach>;

type Room = UnitFeature & { readonly doors: readonly number[] };

export function measureReach(
  buildings: CollegeSource['buildings'],
  geometry: readonly GeometryFile[],
  links: readonly DrawnLink[] = [],
) {
  const levels = toLevels(buildings);
  const known = new Set(levels.map(({ id }) => id));
  const files = geometry.filter(({ level }) => known.has(level));
  const features = files.flatMap((file) => toFeatures(file, levels));
  const derived = deriveWalkingGraph(features);
  const rooms = features.flatMap((feature): Room[] => {
    const isIndoors = feature.type === 'unit' && feature.level !== outdoors && isEntered(feature);
    return isIndoors ? [{ ...feature, doors: derived.doorsOf.get(feature.id) ?? [] }] : [];
  });
  const withDoor = rooms.filter(({ doors }) => doors.length > 0);
  const ways = new Reach(derived.graph);
  const isIn = (part: ReadonlySet<number>) => (room: Room) => room.doors.some((door) => part.has(door));
  const campuses = new Map(buildings.map(({ id, campus }) => [id, campus]));
  const byCampus = Map.groupBy(withDoor, ({ level }) => campuses.get(levels[level]?.building ?? ''));
  const parts = [...byCampus.values()].map((own) => partsOf(ways, own));
  // The largest part of each campus: no way has to join two.
  const main = new Set(parts.flatMap(([largest]) => [...(largest ?? [])]));
  const others = parts.flatMap(([, ...rest]) => rest);
  // A room with several doors counts once, where most rooms are.
  const left = new Set(withDoor.filter((room) => !isIn(main)(room)));
  const islands = others.filter((part) => {
    const own = [...left].filter(isIn(part));
    for (const room of own) left.delete(room);
    return own.length > 0;
  });
  const entrances = entrancesOf(features, derived);
  const stepFree = new Reach(derived.graph, ({ wheelchair }) => wheelchair);
  const starts = entrances.filter((node) => main.has(node));
  const [largest = new Set<number>()] = starts.length > 0 ? [] : partsOf(stepFree, withDoor);
  const levelNodes = new Set([...largest, ...starts.flatMap((node) => [...strongPart(stepFree, node)])]);
  const reached = rooms.filter(isIn(main));
  const place = ({ level, ...unit }: Room) => ({
    ...{ unit, level: levels[level] ?? grounds, point: labelPoint(unit.polygon) },
  });
  return {
    rooms: rooms.length,
    withDoor: withDoor.length,
    reached: reached.length,
    stepFree: reached.filter(isIn(levelNodes)).length,
    entrances: entrances.length,
    /** Parts of the campus with rooms that no way joins; the largest one has the reached rooms. */
    parts: Math.sign(withDoor.length) + islands.length,
    islands: islands.map((part) => ({
      rooms: rooms.filter(isIn(part)).map(place),
      isBehindOneWay: [...ways.around([...part][0] ?? -1)].some((node) => main.has(node)),
      gap: nearestPair(derived.graph, { part, main, levels }),
    })),
    levels,
    features,
    doorless: rooms.filter(({ doors }) => doors.length === 0).map(place),
    behindSteps: reached.filter((room) => !isIn(levelNodes)(room)).map(place),
    stray: features.flatMap((feature) =>
      feature.type === 'amenity' && !derived.nodeOf.has(feature.id) ? [amenityPlace(feature, levels)] : [],
    ),
    lost: lostLinks(links, { features, derived, ways, levels }),
    crossings: proveWalls({ graph: derived.graph, levels }, features).crossings,
  };
}

function amenityPlace({ level, ...amenity }: AmenityFeature, levels: Levels) {
  return { unit: amenity, level: levels[level] ?? grounds, point: amenity.point };
}

/** Nodes that a node leads to and that lead back. */
function strongPart(reach: Reach, start: number): ReadonlySet<number> {
  const before = reach.to(start);
  return new Set([...reach.from(start)].filter((node) => before.has(node)));
}

/** Parts of the graph with doors of rooms, the one with most rooms first. */
function partsOf(reach: Reach, rooms: readonly Room[]): ReadonlySet<number>[] {
  const partOf = new Map<number, ReadonlySet<number>>();
  const counts = new Map<ReadonlySet<number>, number>();
  const find = (door: number) => {
    const part = partOf.get(door) ?? strongPart(reach, door);
    for (const node of part) partOf.set(node, part);
    return part;
  };
  for (const { doors } of rooms)
    for (const part of new Set(doors.map(find))) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([part]) => part);
}

/** Metres between which a nearest pair is looked for. */
const widest = 4096;

/** The two nodes on one storey, of a part and of the rest, with the fewest metres between them. */
function nearestPair(
  { nodes }: WalkingGraph,
  { part, main, levels }: { part: ReadonlySet<number>; main: ReadonlySet<number>; levels: Levels },
) {
  const ordinalOf = ({ level }: GraphNode) => levels[level]?.ordinal;
  const others = new Map<number | undefined, GridIndex<GraphNode>>();
  for (const node of main) {
    const to = nodes[node];
    if (!to) continue;
    const index = others.get(ordinalOf(to)) ?? new GridIndex<GraphNode>(64);
    index.add(to, boxOf([[to.x, to.y]]));
    others.set(ordinalOf(to), index);
  }
  let best: { readonly from: GraphNode; readonly to: GraphNode; readonly metres: number } | undefined;
  for (const node of part) {
    const from = nodes[node];
    const index = from && others.get(ordinalOf(from));
    if (!index) continue;
    // Wider and wider, until nothing outside can be nearer than what was found.
    for (let radius = 8; radius <= widest && radius / 2 < (best?.metres ?? widest); radius *= 2) {
      const { x, y } = from;
      const box = { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
      for (const to of index.search(box)) {
        const metres = Math.hypot(to.x - x, to.y - y);
        if (metres < (best?.metres ?? Number.POSITIVE_INFINITY)) best = { from, to, metres };
      }
    }
  }
  return best;
}

function entrancesOf(features: readonly MapFeature[], { nodeOf }: DerivedGraph): number[] {
  return features.flatMap((feature) =>
    feature.type === 'opening' && (feature.category === 'entrance' || feature.category === 'gate')
      ? (nodeOf.get(feature.id) ?? [])
      : [],
  );
}

/** Rooms of one part that a line of the report names. */
const maxNamed = 10;

/** Things to add for rooms that no route leads to. */
export function guessesOfReach({
  islands,
  doorless,
  behindSteps,
  crossings,
  stray,
  lost,
  levels,
}: RoomReach): Guess[] {
  const kind = 'to-add';
  const whereOf = ({ unit, level, point: [x, y] }: Place | RoomReach['stray'][number]) => {
    const position = [Math.round(x * 100) / 100, Math.round(y * 100) / 100] as const;
    return { id: unit.id, levelId: level.id, position };
  };
  const at = ({ x, y, level }: GraphNode) => `${x}, ${y} on "${levels[level]?.id}"`;
  const apart = islands.flatMap((island): Guess[] => {
    const { gap, rooms } = island;
    const [first] = rooms;
    if (!first) return [];
    const why = gap
      ? `Draw a way or a door. The nearest pair is ${at(gap.from)} and ${at(gap.to)}, ${gap.metres.toFixed(1)} m apart`
      : 'The others have no way on its storeys: draw stairs, a lift or a path';
    return [{ kind, rule: 'parts', what: describeIsland(island), why, where: whereOf(first) }];
  });
  const withoutDoor = doorless.map((room): Guess => {
    const reason = 'The source draws no opening in its walls';
    const why = room.unit.room || room.unit.name ? `Room ${nameOf(room)}: ${reason}` : reason;
    return { kind, rule: 'room-without-door', what: 'A room has no door', why, where: whereOf(room) };
  });
  const strayLines = stray.map((amenity): Guess => {
    const { name, category } = amenity.unit;
    const what = `No way leads to "${name ?? category}", so it cannot be found`;
    const why = 'It is not in a corridor or hall, or not near a path';
    return { kind, rule: 'stray-amenity', what, why, where: whereOf(amenity) };
  });
  const withSteps = [...Map.groupBy(behindSteps, ({ level }) => level.id)].map(([levelId, own]): Guess => {
    const rooms = own.length === 1 ? '1 room' : `${own.length} rooms`;
    const what = `${rooms} of the level cannot be reached without steps`;
    const why = 'Only steps lead there, or doors that are narrower than 0.8 m';
    return { kind, rule: 'room-with-steps', what, why, where: { levelId } };
  });
  const throughWalls = crossings.map((crossing): Guess => {
    const what = `${describeCrossing(crossing)}: draw the door, or move the way`;
    const why = 'The source draws a way through the wall, or areas on top of each other';
    const where = { levelId: crossing.level.id, position: crossing.at };
    return { kind, rule: 'through-wall', what, why, where };
  });
  return [
    ...lost.map(guessOfLostLink),
    ...apart,
    ...withoutDoor,
    ...withSteps,
    ...throughWalls,
    ...strayLines,
  ];
}

/** `No way joins a part of the campus with 2 rooms to the others: 101, 102`. */
export function describeIsland({ rooms, isBehindOneWay }: RoomReach['islands'][number]): string {
  const named = rooms.slice(0, maxNamed).map(nameOf).join(', ');
  const more = rooms.length > maxNamed ? ` and ${rooms.length - maxNamed} more` : '';
  const count = rooms.length === 1 ? '1 room' : `${rooms.length} rooms`;
  const how = isBehindOneWay ? 'Only a one-way joins' : 'No way joins';
  return `${how} a part of the campus with ${count} to the others: ${named}${more}`;
}

function nameOf({ unit }: Place): string {
  return unit.room ?? unit.name ?? unit.id;
}

type Place = RoomReach['doorless'][number];
