import {
  createFindNearestWay,
  type DerivedGraph,
  distance,
  type FindNearestWay,
  isInside,
  type LevelFeature,
  labelPoint,
  type MapFeature,
  midpoint,
  nearestOnSegment,
  outdoors,
  type Place,
  type Point,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  Walls,
} from '@campusway/campus';
import { isNamedOnPlan } from '@campusway/campus/labels';
import { capitalised, foldText } from '@campusway/campus/lookup';
import { isStepFree } from '@campusway/campus/routing';

interface DrawnCollege {
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly places: readonly Place[];
  /** Other names by id. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** Metres from an area outdoors to the junctions that lead to it, and to a single one. */
const [reach, farthest] = [20, 40];
/** Metres from a way within which the middle of an area is on it. */
const onWay = 1;
/** Metres before a door at which the line from the middle of its unit ends: its outline runs through the door. */
const atDoor = 0.3;

/** Metres beyond the nearest junction within which another is as near to an area without doors. */
const beside = 2;

const isSeenOnly = 'The plan shows no door to it: directions lead to the nearest point of a way.';

type NamedUnit = UnitFeature & { readonly name: string };

/** The middle of an area, and the nodes from which a straight line leads to it or to its ends. */
type Access = Pick<Place, 'nodes' | 'note' | 'ends'> & { readonly at: Point };

interface Ground {
  readonly derived: DerivedGraph;
  readonly junctions: ReadonlyMap<number, readonly Junction[]>;
  /** Outlines of buildings and water, which no line outdoors crosses. */
  readonly obstacles: readonly { readonly id: string; readonly outline: Walls }[];
  readonly findWay: FindNearestWay;
}

interface Junction {
  readonly node: number;
  readonly at: Point;
}

/**
 * Places of what is named on the plan or in directions without being a place otherwise: lawns, courts, lounges, paths,
 * ramps. Leaves out an area with a name of a place, and a path named after a place or an area. What no way reaches is
 * entered from where the area around it is: a pond on its lawn.
 */
export function deriveAreas({ features, derived, places, aliases }: DrawnCollege): readonly Place[] {
  const taken = new Set(places.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)));
  const ids = new Set(places.map(({ id }) => id));
  const isNew = ({ id, name }: NamedUnit) => !ids.has(id) && !taken.has(foldText(name));
  const ground: Ground = {
    derived,
    junctions: junctionsByLevel(derived, places),
    obstacles: features.flatMap((one) =>
      isObstacle(one) ? [{ id: one.id, outline: new Walls(one.polygon) }] : [],
    ),
    findWay: createFindNearestWay(derived.graph),
  };
  const named = features
    .filter(isNamedUnit)
    .filter(isNew)
    .map((unit) => ({ unit, access: accessTo(unit, ground) }));
  const units = named.flatMap(({ unit, access: own }) => {
    const around = own ? undefined : named.find((one) => one.access && isWithin(unit, one.unit));
    const access = own ?? (around && accessTo(unit, ground, around.access));
    return access ? toArea(unit, { name: unit.name, aliases: aliases[unit.id] ?? [], ...access }) : [];
  });
  const known = [...taken, ...units.map(({ name }) => foldText(name))];
  return [...units, ...pathAreas(features, ground, known)];
}

function isObstacle(feature: MapFeature): feature is LevelFeature | UnitFeature {
  if (feature.type === 'level') return feature.level !== outdoors;
  const isShut = feature.type === 'unit' && ['building', 'water'].includes(feature.category);
  return isShut && feature.level === outdoors;
}

function isNamedUnit(feature: MapFeature): feature is NamedUnit {
  return feature.type === 'unit' && !!feature.name && isNamedOnPlan(feature);
}

function isWithin(inner: UnitFeature, outer: UnitFeature): boolean {
  return inner.level === outer.level && isInside(labelPoint(inner.polygon), outer.polygon);
}

/** One for the ways of a name on a level, and one for each ramp. */
function pathAreas(
  features: readonly MapFeature[],
  ground: Ground,
  known: readonly string[],
): readonly Place[] {
  const ways = features.flatMap((way) => {
    const name = way.type === 'way' && (way.name ?? (way.category === 'ramp' && 'ramp'));
    const words = name ? ` ${foldText(name)} ` : '';
    return !name || known.some((one) => words.includes(` ${one} `)) ? [] : { ...way, name };
  });
  const byName = Map.groupBy(ways, (way) => (way.category === 'ramp' ? way.id : `${way.level} ${way.name}`));
  return [...byName.values()].flatMap((alike) => {
    const [way] = alike;
    if (!way) return [];
    const half = way.points.length >> 1;
    const at = midpoint(way.points[half - 1] as Point, way.points[half] as Point);
    const nodes = endsOfWayAt(at, way.level, ground) ?? [];
    return toArea(way, { name: capitalised(way.name), aliases: [], at, nodes });
  });
}

function toArea(
  { id, level, wing }: MapFeature,
  { at, ...named }: Pick<Place, 'name' | 'aliases'> & Access,
): Place {
  const [x, y] = toCentimetres(at);
  return { id, kind: 'area', level, ...(wing && { wing }), x, y, ...named };
}

const walked: ReadonlySet<string> = new Set(['corridor', 'lobby', 'path']);

/** The junctions of ways, not those at a door, at steps or at a ramp: what is beside them may be on the other side. */
function junctionsByLevel(derived: DerivedGraph, places: readonly Place[]): Ground['junctions'] {
  const { edges } = derived.graph;
  const barred = new Set(places.flatMap(({ kind, nodes }) => (kind === 'entrance' ? nodes : [])));
  const walkable = new Set<number>();
  edges.forEach((edge, at) => {
    for (const node of endsOf(derived, at)) {
      // The head of a ramp is above what is beside it.
      if (!isStepFree(edge) || edge.kind === 'ramp') barred.add(node);
      if (walked.has(edge.kind)) walkable.add(node);
    }
  });
  const free = [...walkable].filter((node) => !barred.has(node));
  const placed = free.map((node) => ({ node, at: pointOf(derived, node) }));
  return Map.groupBy(placed, ({ node }) => derived.graph.nodes[node]?.level ?? outdoors);
}

/**
 * Where an area is entered: by its doors, outdoors from the ends of the way that its middle is on, or from the junctions that
 * lead to it or to the area around it, each in a straight line without a wall between: indoors from its middle, outdoors from the
 * nearest point of its outline. Else routes end at its doors, or at the nearest of the junctions.
 */
function accessTo(unit: UnitFeature, ground: Ground, around?: Access): Access | undefined {
  const { derived, junctions, obstacles } = ground;
  const { level, polygon } = unit;
  const at = labelPoint(polygon);
  const wayEnds = level === outdoors && endsOfWayAt(at, level, ground);
  if (wayEnds) return { at, nodes: wayEnds };
  const doors = level === outdoors ? undefined : derived.doorsOf.get(unit.id);
  const entries =
    (around?.nodes ?? doors)?.map((node) => ({ node, at: pointOf(derived, node), away: 0 })) ??
    junctionsBeside(unit, junctions.get(level) ?? []);
  const others = obstacles.filter(({ id }) => id !== unit.id).map(({ outline }) => outline);
  const walls = level === outdoors ? others : [new Walls(polygon)];
  const endAt = (entry: Point) => (level === outdoors ? nearestWithin(entry, polygon) : at);
  const open = entries.filter(({ at: entry }) => {
    const line = doors ? shortened(at, entry) : ([endAt(entry), entry] as const);
    return walls.every((outline) => outline.isFree(line));
  });
  if (open.length > 0 && (!doors || open.length === doors.length)) {
    const ends = level === outdoors && open.map(({ at: entry }) => toCentimetres(endAt(entry)));
    return { at, nodes: open.map(({ node }) => node), ...(ends && { ends }) };
  }
  const least = Math.min(...entries.map(({ away }) => away));
  const nodes = entries.filter(({ away }) => away <= least + beside).map(({ node }) => node);
  const ends = nodes.map((node) => pointOf(derived, node));
  return nodes.length > 0 ? { at, nodes, ends, ...(!doors && { note: isSeenOnly }) } : undefined;
}

/** The point itself if it is inside, else the nearest on the outline. */
function nearestWithin(at: Point, polygon: UnitFeature['polygon']): Point {
  if (isInside(at, polygon)) return at;
  const near = polygon.flatMap(sidesOf).map((side) => nearestOnSegment(at, side));
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.point ?? at;
}

/** Nodes at the ends of the way at a point. */
function endsOfWayAt(at: Point, level: number, { derived, findWay }: Ground): readonly number[] | undefined {
  const way = findWay(at, [level]);
  return way && way.distance <= onWay ? endsOf(derived, way.edge) : undefined;
}

/** The junctions that lead to a unit: outdoors those within reach or else the nearest, indoors the nearest. */
function junctionsBeside(
  { polygon, level }: UnitFeature,
  junctions: readonly Junction[],
): readonly (Junction & { readonly away: number })[] {
  const sides = polygon.flatMap(sidesOf);
  const away = ({ at }: Junction) =>
    isInside(at, polygon) ? 0 : Math.min(...sides.map((side) => nearestOnSegment(at, side).distance));
  const near = junctions.map((one) => ({ ...one, away: away(one) }));
  const least = Math.min(...near.map(({ away }) => away), farthest);
  const limit = level === outdoors ? Math.max(reach, least) : least + beside;
  return near.filter(({ away }) => away <= limit);
}

function shortened(a: Point, b: Point): readonly [Point, Point] {
  const share = Math.max(0, 1 - atDoor / (distance(a, b) || 1));
  return [a, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]];
}

function pointOf({ graph }: DerivedGraph, node: number): Point {
  const { x = 0, y = 0 } = graph.nodes[node] ?? {};
  return [x, y];
}

function endsOf({ graph }: DerivedGraph, edge: number): readonly number[] {
  const { from, to } = graph.edges[edge] ?? {};
  return from === undefined || to === undefined ? [] : [from, to];
}
