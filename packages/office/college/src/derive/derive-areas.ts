import {
  type DerivedGraph,
  isInside,
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
  withNeighbours,
} from '@campusway/campus';
import { isNamedOnPlan } from '@campusway/campus/labels';
import { capitalised, foldText } from '@campusway/campus/lookup';
import { isStepFree } from '@campusway/campus/routing';

interface DrawnCollege {
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly places: readonly Place[];
}

/** Metres from an area outdoors to the junctions that lead to it, and to a single one. */
const [reach, farthest] = [20, 40];
/** Metres beyond the nearest junction within which others lead to an area without doors indoors: walls are between. */
const beside = 2;

type NamedUnit = UnitFeature & { readonly name: string };

/**
 * Places of what is named on the plan or in directions without being a place otherwise: lawns, courts, lounges, paths,
 * ramps. Leaves out an area with a name of a place, and a path named after a place or an area. What no way reaches has
 * its name from the area around it: a pond is on its lawn.
 */
export function deriveAreas({ features, derived, places }: DrawnCollege): readonly Place[] {
  const taken = new Set(places.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)));
  const ids = new Set(places.map(({ id }) => id));
  const isNew = ({ id, name }: NamedUnit) => !ids.has(id) && !taken.has(foldText(name));
  const junctions = junctionsByLevel(derived, places);
  const named = features
    .filter(isNamedUnit)
    .filter(isNew)
    .map((unit) => ({ unit, nodes: derived.doorsOf.get(unit.id) ?? junctionsBeside(unit, junctions) }));
  const unreached = named.filter(({ nodes }) => nodes.length === 0);
  const units = named.flatMap(({ unit, nodes }) => {
    if (nodes.length === 0) return [];
    const within = unreached.filter(({ unit: inner }) => isWithin(inner, unit));
    const aliases = within.map(({ unit: inner }) => inner.name);
    return toArea(unit, { name: unit.name, aliases, at: labelPoint(unit.polygon), nodes });
  });
  const known = [...taken, ...units.map(({ name }) => foldText(name))];
  return withOwnNames(
    withNeighbours([...places, ...units, ...pathAreas(features, derived, known)]),
    places.length,
  );
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
  derived: DerivedGraph,
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
    const edges = alike.flatMap(({ id }) => derived.edgesOf.get(id) ?? []);
    const nodes = new Set(edges.flatMap((edge) => endsOf(derived, edge)));
    const half = way.points.length >> 1;
    const at = midpoint(way.points[half - 1] as Point, way.points[half] as Point);
    return toArea(way, { name: capitalised(way.name), aliases: [], at, nodes: [...nodes] });
  });
}

/** The places from `first` on; of a name that several have, each with the room or the place that is nearest to it. */
function withOwnNames(all: readonly Place[], first: number): readonly Place[] {
  const areas = all.slice(first);
  const alike = Map.groupBy(areas, ({ name }) => name);
  const rooms = Map.groupBy(
    all.filter(({ code }) => code !== undefined),
    ({ level }) => level,
  );
  return areas.map((area) => {
    if (alike.get(area.name)?.length === 1) return area;
    const near = area.near ?? nearestTo(area, rooms.get(area.level) ?? [])?.code;
    return near === undefined ? area : { ...area, name: `${area.name} near ${near}`, near };
  });
}

function nearestTo({ x, y }: Place, rooms: readonly Place[]): Place | undefined {
  let [nearest, least]: [Place | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const room of rooms) {
    const metres = Math.hypot(room.x - x, room.y - y);
    if (metres < least) [nearest, least] = [room, metres];
  }
  return nearest;
}

function toArea(
  { id, level, wing }: MapFeature,
  { at, ...named }: Pick<Place, 'name' | 'aliases' | 'nodes'> & { readonly at: Point },
): Place {
  const [x, y] = toCentimetres(at);
  return { id, kind: 'area', level, ...(wing && { wing }), x, y, ...named };
}

const walked: ReadonlySet<string> = new Set(['corridor', 'lobby', 'path', 'ramp']);

type Junctions = ReadonlyMap<number, readonly { readonly node: number; readonly at: Point }[]>;

/** The junctions of ways, not those at a door or at steps: what is beside them may be on the other side. */
function junctionsByLevel(derived: DerivedGraph, places: readonly Place[]): Junctions {
  const { nodes, edges } = derived.graph;
  const barred = new Set(places.flatMap(({ kind, nodes }) => (kind === 'entrance' ? nodes : [])));
  const walkable = new Set<number>();
  edges.forEach((edge, at) => {
    for (const node of endsOf(derived, at)) {
      if (!isStepFree(edge)) barred.add(node);
      if (walked.has(edge.kind)) walkable.add(node);
    }
  });
  const free = [...walkable].filter((node) => !barred.has(node));
  const placed = free.flatMap((node) => {
    const found = nodes[node];
    return found ? [{ node, level: found.level, at: [found.x, found.y] as const }] : [];
  });
  return Map.groupBy(placed, ({ level }) => level);
}

/** The junctions that lead to a unit: outdoors those within reach or else the nearest, indoors the nearest. */
function junctionsBeside({ polygon, level }: UnitFeature, junctions: Junctions): readonly number[] {
  const sides = polygon.flatMap(sidesOf);
  const near = (junctions.get(level) ?? []).map(({ node, at }) => {
    const away = isInside(at, polygon)
      ? 0
      : Math.min(...sides.map((side) => nearestOnSegment(at, side).distance));
    return { node, away };
  });
  const least = Math.min(...near.map(({ away }) => away));
  const limit = level === outdoors ? Math.max(reach, Math.min(least, farthest)) : least + beside;
  return near.filter(({ away }) => away <= limit).map(({ node }) => node);
}

function endsOf({ graph }: DerivedGraph, edge: number): readonly number[] {
  const { from, to } = graph.edges[edge] ?? {};
  return from === undefined || to === undefined ? [] : [from, to];
}
