import {
  boxOf,
  type GraphEdge,
  isInside,
  midpoint,
  type OpeningFeature,
  outdoors,
  type PlaceStop,
  type WalkingGraph,
} from '@campusway/campus';
import type { Sources } from '../../source/college-source.ts';
import { createFindCampus } from '../../source/find-campus.ts';
import { mostCommon } from '../../source/read-drawing.ts';
import { Drawing, nameOf } from '../drawing.ts';
import { entriesOf } from '../listed.ts';
import { type RawFinding, rule } from '../rule.ts';

/** Every place is reachable from every entrance and gate of its campus, in both directions. */
export const reachability = rule(
  'reachability',
  ['geometry', 'buildings', 'campus-places'],
  function* (sources) {
    const file = sources.geometry[0]?.path ?? '';
    for (const campus of byCampus(sources)) yield* islandsOn(campus, file);
  },
);

interface CheckedCampus {
  /** Undefined in a college with one campus. */
  readonly id: string | undefined;
  readonly drawing: Drawing;
  readonly stops: readonly PlaceStop[];
  readonly doors: readonly OpeningFeature[];
}

type CampusSources = Pick<Sources, 'geometry' | 'buildings' | 'campus-places'>;

/** Finds the id of the campus of a position. */
export function findCampusIn(sources: CampusSources) {
  const campusPlaces = sources['campus-places'].flatMap(({ content }) => content.places);
  const buildings = sources.buildings.flatMap(({ content }) => content.buildings);
  return createFindCampus({ buildings, campusPlaces }, Drawing.of(sources));
}

/** The places and outer doors of each campus; one campus in a college without several. */
export function byCampus(sources: CampusSources): readonly CheckedCampus[] {
  const drawing = Drawing.of(sources);
  const find = findCampusIn(sources);
  const stops = Map.groupBy(drawing.stops, find);
  const doors = Map.groupBy(outerDoors(drawing.all('opening')), ({ level, line }) => {
    const [x, y] = midpoint(...line);
    return find({ level, x, y });
  });
  const ids = new Set([...stops.keys(), ...doors.keys()]);
  return [...(ids.size > 0 ? ids : [undefined])].map((id) => ({
    ...{ id, drawing, stops: stops.get(id) ?? [], doors: doors.get(id) ?? [] },
  }));
}

function* islandsOn({ id, drawing, stops, doors }: CheckedCampus, file: string): Iterable<RawFinding> {
  const { graph, nodeOf } = drawing.derived;
  const [first] = doors;
  const reach = new Reach(graph);
  const start = first ? nodeOf.get(first.id) : largestComponent(stops, reach);
  const origin = first ? nameOf(first) : 'most others';
  if (!first) {
    const message = `There is no entrance and no gate${id ? ` on the campus "${id}"` : ''}`;
    yield { file, pointer: '', message, fix: 'Draw one' };
  }
  if (start === undefined) return;
  const [inwards, outwards] = [reach.from(start), reach.to(start)];
  const island = new Set<number>();
  const stopsAt = Map.groupBy(
    stops.flatMap((stop) => stop.nodes.map((node) => ({ node, stop }))),
    ({ node }) => node,
  );
  for (const stop of stops) {
    const [node] = stop.nodes;
    if (node === undefined || island.has(node)) continue;
    const [canEnter, canLeave] = [inwards, outwards].map((set) => stop.nodes.some((one) => set.has(one)));
    if (canEnter && canLeave) continue;
    if (canEnter || canLeave) {
      const message = `${nameOfStop(stop)} is behind a one-way: it cannot be ${canEnter ? 'left towards' : 'reached from'} ${origin}`;
      const fix = 'Turn the one-way around, or remove "one_way"';
      yield { ...drawing.placeOfStop(stop.id), message, fix };
      continue;
    }
    const joined = reach.around(node);
    for (const one of joined) island.add(one);
    const others = new Set(
      [...joined].flatMap((one) => stopsAt.get(one)?.map(({ stop: there }) => there) ?? []),
    );
    others.delete(stop);
    const rest =
      others.size > 0 ? ` together with ${[...others].slice(0, 4).map(nameOfStop).join(', ')}` : '';
    const more = others.size > 4 ? ` and ${others.size - 4} more` : '';
    const outside = outsideGrounds([stop, ...others], drawing);
    if (outside) {
      const named = [stop, ...others].slice(0, 4).map(nameOfStop).join(', ');
      const left = others.size > 3 ? ` and ${others.size - 3} more` : '';
      const message = `${outside}: no way leads from ${origin} to ${named}${left}`;
      const fix = 'Move the building, or enlarge the outline of the grounds and lead a path to its entrance';
      yield { ...drawing.placeOfStop(stop.id), message, fix };
      continue;
    }
    const message = `${nameOfStop(stop)} is an island${rest}${more}: no way leads there from ${origin}`;
    const fix = 'Draw the way or the door that joins it to the rest';
    yield { ...drawing.placeOfStop(stop.id), message, fix };
  }
  for (const door of doors) {
    const node = nodeOf.get(door.id) ?? -1;
    if (inwards.has(node) && outwards.has(node)) continue;
    const oneWay = inwards.has(node) || outwards.has(node);
    const message = oneWay
      ? `${nameOf(door)} is behind a one-way: it is connected with ${origin} in one direction only`
      : `${nameOf(door)} is not connected with ${origin}`;
    const fix = oneWay ? 'Remove "one_way"' : 'Start a way at the middle of its line';
    yield { ...drawing.placeOf(door), message, fix };
  }
}

/** Says that some places in a building are all outside the outline of the grounds; undefined where they are not, or none is drawn. */
function outsideGrounds(stops: readonly PlaceStop[], drawing: Drawing): string | undefined {
  const building = drawing.levels[stops[0]?.level ?? outdoors]?.building;
  const grounds = drawing.all('level').filter(({ level }) => level === outdoors);
  const isOutside = ({ x, y, level }: PlaceStop) =>
    level !== outdoors && !grounds.some(({ polygon }) => isInside([x, y], polygon));
  if (!building || grounds.length === 0 || !stops.every(isOutside)) return undefined;
  const { minX, minY, maxX, maxY } = boxOf(grounds.flatMap(({ polygon }) => polygon.flat()));
  return `The building "${building}" lies outside the grounds, which reach from ${minX}, ${minY} to ${maxX}, ${maxY}`;
}

function nameOfStop({ code, name, kind, id }: PlaceStop): string {
  return code ? `room ${code}` : `${name ?? kind} "${id}"`;
}

/** A node of the connected component with most places. */
function largestComponent(stops: readonly PlaceStop[], reach: Reach): number | undefined {
  const partOf = new Map<number, number>();
  const nodes = stops.flatMap(({ nodes: [node] }) => node ?? []);
  for (const node of nodes)
    if (!partOf.has(node)) for (const one of reach.around(node)) partOf.set(one, node);
  return mostCommon(nodes.map((node) => partOf.get(node) ?? node));
}

/** Reachability along the allowed edges. */
export class Reach {
  readonly #next: number[][];
  readonly #before: number[][];

  constructor({ nodes, edges }: WalkingGraph, isAllowed: (edge: GraphEdge) => boolean = () => true) {
    this.#next = nodes.map(() => []);
    this.#before = nodes.map(() => []);
    for (const edge of edges) {
      if (!isAllowed(edge)) continue;
      this.#join(edge.from, edge.to);
      if (!edge.oneWay) this.#join(edge.to, edge.from);
    }
  }

  #join(from: number, to: number): void {
    this.#next[from]?.push(to);
    this.#before[to]?.push(from);
  }

  /** Nodes reachable from a node. */
  from(start: number): ReadonlySet<number> {
    return flood(start, (node) => this.#next[node] ?? []);
  }

  /** Nodes from which a node is reachable. */
  to(end: number): ReadonlySet<number> {
    return flood(end, (node) => this.#before[node] ?? []);
  }

  /** Nodes connected with a node, ignoring the direction of edges. */
  around(start: number): ReadonlySet<number> {
    return flood(start, (node) => [...(this.#next[node] ?? []), ...(this.#before[node] ?? [])]);
  }
}

function flood(start: number, neighbours: (node: number) => readonly number[]): ReadonlySet<number> {
  const seen = new Set([start]);
  for (const node of seen) for (const next of neighbours(node)) seen.add(next);
  return seen;
}

/** Gates first, then doors outdoors and entrances of buildings. */
function outerDoors(openings: readonly OpeningFeature[]): OpeningFeature[] {
  const gates = openings.filter(({ category }) => category === 'gate');
  const others = openings.filter(
    ({ category, level }) => category === 'entrance' || (level === outdoors && category !== 'gate'),
  );
  return [...gates, ...others];
}

/** Every place is step-free from the entrances and gates of its campus, or is a known gap; every known gap is a real one. */
export const stepFree = rule(
  'step-free',
  ['geometry', 'buildings', 'campus-places', 'known-gaps'],
  function* (sources) {
    const gaps = entriesOf(sources['known-gaps'], 'gaps');
    const known = new Set(gaps.map(({ entry }) => entry.place));
    const found = new Set<string>();
    for (const campus of byCampus(sources)) yield* barriersOn(campus, { known, found });
    for (const { entry, file, pointer } of gaps) {
      if (found.has(entry.place)) continue;
      const message = `"${entry.place}" is listed as a gap, but it can be reached without steps`;
      yield { file, pointer, severity: 'warning', message, fix: 'Remove it from the list' };
    }
  },
);

function* barriersOn(
  { drawing, stops: own, doors }: CheckedCampus,
  { known, found }: { readonly known: ReadonlySet<string>; readonly found: Set<string> },
): Iterable<RawFinding> {
  const { graph, nodeOf } = drawing.derived;
  const withSteps = new Reach(graph);
  const stepFreeReach = new Reach(graph, (edge) => edge.wheelchair);
  const main = doors.find((door) => !known.has(door.id));
  const start = main && nodeOf.get(main.id);
  if (start === undefined) return;
  const [all, reached] = [withSteps.from(start), stepFreeReach.from(start)];
  // An entrance that ways outdoors lead to must be step-free from there; a lift inside does not count.
  const isOutside = ({ from, to }: GraphEdge) =>
    [from, to].some((node) => graph.nodes[node]?.level === outdoors);
  const outside = new Reach(graph, isOutside).from(start);
  const around = new Reach(graph, (edge) => edge.wheelchair && isOutside(edge)).from(start);
  const withinOf = (door: number) => (outside.has(door) ? around : reached);
  const stops = [
    ...own.filter((stop) => stop.kind !== 'entrance').map((stop) => ({ ...stop, within: reached })),
    ...doors.map(({ id, name }) => {
      const door = nodeOf.get(id) ?? -1;
      return { id, name, code: undefined, nodes: [door], within: withinOf(door) };
    }),
  ];
  for (const { id, name, code, nodes, within } of stops) {
    if (found.has(id) || nodes.some((node) => within.has(node)) || !nodes.some((node) => all.has(node)))
      continue;
    found.add(id);
    if (known.has(id)) continue;
    const words = code ? `Room ${code}` : `${name ?? 'The place'} "${id}"`;
    const message = `${words} cannot be reached without steps from "${main?.id}"`;
    const fix = 'Draw the existing ramp or lift, or list the place in known-gaps.json';
    yield { ...drawing.placeOfStop(id), message, fix };
  }
}
