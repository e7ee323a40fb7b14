import {
  type DerivedGraph,
  isInside,
  labelPoint,
  type MapFeature,
  midpoint,
  nearestOnSegment,
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

/** Metres from an area without doors to the junctions that lead to it, and to a single one. */
const [reach, farthest] = [20, 40];

/**
 * Places of what is named on the plan or in directions without being a place otherwise: lawns, courts, lounges, paths,
 * ramps. Leaves out an area with a name of a place, and a path named after a place or an area. What no way reaches has
 * its name from the area around it: a pond is on its lawn.
 */
export function deriveAreas({ features, derived, places }: DrawnCollege): readonly Place[] {
  const taken = new Set(places.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)));
  const ids = new Set(places.map(({ id }) => id));
  const drawn = features.filter(
    (unit) =>
      unit.type === 'unit' &&
      unit.name &&
      isNamedOnPlan(unit) &&
      !ids.has(unit.id) &&
      !taken.has(foldText(unit.name)),
  ) as readonly (UnitFeature & { readonly name: string })[];
  const entrances = new Set(places.flatMap(({ kind, nodes }) => (kind === 'entrance' ? nodes : [])));
  const nodesOf = new Map(
    drawn.map((unit) => [unit, derived.doorsOf.get(unit.id) ?? junctionsBeside(unit, derived, entrances)]),
  );
  const isReached = (unit: (typeof drawn)[number]) => (nodesOf.get(unit)?.length ?? 0) > 0;
  const unreached = drawn.filter((unit) => !isReached(unit));
  const units = drawn.filter(isReached).map((unit) => {
    const within = unreached.filter(
      ({ level, polygon }) => level === unit.level && isInside(labelPoint(polygon), unit.polygon),
    );
    const area = toArea(unit, {
      name: unit.name,
      at: labelPoint(unit.polygon),
      nodes: nodesOf.get(unit) ?? [],
    });
    return { ...area, aliases: within.map(({ name }) => name.toLowerCase()) };
  });
  const known = [...taken, ...units.map(({ name }) => foldText(name))];
  const ways = features.flatMap((way) => {
    const name = way.type === 'way' && (way.name ?? (way.category === 'ramp' && 'ramp'));
    const words = name ? ` ${foldText(name)} ` : '';
    return !name || known.some((one) => words.includes(` ${one} `)) ? [] : { ...way, name };
  });
  const byName = Map.groupBy(ways, (way) => (way.category === 'ramp' ? way.id : `${way.level} ${way.name}`));
  const paths = [...byName.values()].flatMap(([way, ...others]) => {
    if (!way) return [];
    const edges = [way, ...others].flatMap(({ id }) => derived.edgesOf.get(id) ?? []);
    const nodes = edges.flatMap((edge) => endsOf(derived, edge));
    const half = way.points.length >> 1;
    const at = midpoint(way.points[half - 1] as Point, way.points[half] as Point);
    return toArea(way, { name: capitalised(way.name), at, nodes: [...new Set(nodes)] });
  });
  return withOwnNames(withNeighbours([...places, ...units, ...paths]), places.length);
}

/** The places from `first` on; of a name that several have, each with the room or the place that is nearest to it. */
function withOwnNames(all: readonly Place[], first: number): readonly Place[] {
  const count = Map.groupBy(all.slice(first), ({ name }) => name);
  return all.slice(first).map((area) => {
    const { name, level, x, y } = area;
    if (count.get(name)?.length === 1) return area;
    const away = (room: Place) => Math.hypot(room.x - x, room.y - y);
    const [room] = all
      .filter(({ code, level: own }) => code !== undefined && own === level)
      .toSorted((a, b) => away(a) - away(b));
    const near = area.near ?? room?.code;
    return near === undefined ? area : { ...area, name: `${name} near ${near}`, near };
  });
}

function toArea(
  { id, level, wing }: MapFeature,
  { name, at, nodes }: Pick<Place, 'name' | 'nodes'> & { readonly at: Point },
): Place {
  const [x, y] = toCentimetres(at);
  return { id, kind: 'area', name, level, ...(wing && { wing }), aliases: [], x, y, nodes };
}

/** The junctions of ways on the unit's level within reach, not those at a door or at steps: they may be beyond them. */
function junctionsBeside(
  { polygon, level }: UnitFeature,
  derived: DerivedGraph,
  entrances: ReadonlySet<number>,
): readonly number[] {
  const { nodes, edges } = derived.graph;
  const walkable = edges.flatMap(({ kind }, edge) => (walked.has(kind) ? endsOf(derived, edge) : []));
  const barred = new Set(edges.flatMap((edge, at) => (isStepFree(edge) ? [] : endsOf(derived, at))));
  const near = [...new Set(walkable)].flatMap((node) => {
    const { x, y, level: own } = nodes[node] as (typeof nodes)[number];
    if (own !== level || barred.has(node) || entrances.has(node)) return [];
    const away = polygon.flatMap(sidesOf).map((side) => nearestOnSegment([x, y], side).distance);
    return { node, metres: isInside([x, y], polygon) ? 0 : Math.min(...away) };
  });
  const least = Math.min(...near.map(({ metres }) => metres));
  const limit = least <= reach ? reach : Math.min(least, farthest);
  return near.filter(({ metres }) => metres <= limit).map(({ node }) => node);
}

const walked: ReadonlySet<string> = new Set(['corridor', 'lobby', 'path', 'ramp']);

function endsOf({ graph }: DerivedGraph, edge: number): readonly number[] {
  const { from, to } = graph.edges[edge] ?? {};
  return from === undefined || to === undefined ? [] : [from, to];
}
