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

interface DrawnCollege {
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly places: readonly Place[];
}

/** Metres beyond the nearest junction within which others lead to an area without doors as well. */
const beside = 2;

/**
 * Places of what is named on the plan or in directions without being a place otherwise: lawns, courts, lounges, paths,
 * ramps. Leaves out an area with a name of a place, and a path named after a place or an area.
 */
export function deriveAreas({ features, derived, places }: DrawnCollege): readonly Place[] {
  const taken = new Set(places.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)));
  const ids = new Set(places.map(({ id }) => id));
  const units = features.flatMap((unit) => {
    if (unit.type !== 'unit' || !unit.name || !isNamedOnPlan(unit)) return [];
    if (ids.has(unit.id) || taken.has(foldText(unit.name))) return [];
    const nodes = derived.doorsOf.get(unit.id) ?? junctionsBeside(unit, derived);
    return toArea(unit, { name: unit.name, at: labelPoint(unit.polygon), nodes });
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
  return withNeighbours([...places, ...units, ...paths]).slice(places.length);
}

function toArea(
  { id, level, wing }: MapFeature,
  { name, at, nodes }: Pick<Place, 'name' | 'nodes'> & { readonly at: Point },
): Place {
  const [x, y] = toCentimetres(at);
  return { id, kind: 'area', name, level, ...(wing && { wing }), aliases: [], x, y, nodes };
}

/** The nodes of ways on the unit's level that are nearest to it. */
function junctionsBeside({ polygon, level }: UnitFeature, derived: DerivedGraph): readonly number[] {
  const { nodes, edges } = derived.graph;
  const ways = edges.flatMap(({ kind }, edge) => (walked.has(kind) ? endsOf(derived, edge) : []));
  const near = [...new Set(ways)].flatMap((node) => {
    const { x, y, level: own } = nodes[node] as (typeof nodes)[number];
    if (own !== level) return [];
    const away = polygon.flatMap(sidesOf).map((side) => nearestOnSegment([x, y], side).distance);
    return { node, metres: isInside([x, y], polygon) ? 0 : Math.min(...away) };
  });
  const least = Math.min(...near.map(({ metres }) => metres));
  return near.filter(({ metres }) => metres <= least + beside).map(({ node }) => node);
}

const walked: ReadonlySet<string> = new Set(['corridor', 'lobby', 'path', 'ramp']);

function endsOf({ graph }: DerivedGraph, edge: number): readonly number[] {
  const { from, to } = graph.edges[edge] ?? {};
  return from === undefined || to === undefined ? [] : [from, to];
}
