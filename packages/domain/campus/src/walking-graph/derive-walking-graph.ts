import {
  type AmenityFeature,
  isWalkable,
  levelsOfOpening,
  type MapFeature,
  type OpeningFeature,
  type UnitFeature,
} from '../geometry/features.ts';
import { flightOfDoor } from '../geometry/flight.ts';
import { InnerPaths } from '../geometry/inner-paths.ts';
import { distance, midpoint, type Point } from '../geometry/point.ts';
import { sidesOf } from '../geometry/polygon.ts';
import { crossingOf, nearestOnSegment, type Segment } from '../geometry/segment.ts';
import { outdoors } from '../level.ts';
import type { GraphEdge, WalkingGraph } from '../model.ts';
import { NodeTable } from './node-table.ts';
import { type Landing, shaftEdges } from './shafts.ts';
import { halfDoorway, type Side, UnitFinder } from './unit-finder.ts';
import { WayNetwork } from './way-network.ts';

export interface DerivedGraph {
  readonly graph: WalkingGraph;
  /** Node of every opening and of every reachable amenity, by feature id. */
  readonly nodeOf: ReadonlyMap<string, number>;
  /** Nodes at which each unit is entered, by unit id. */
  readonly doorsOf: ReadonlyMap<string, readonly number[]>;
  /** Edges along each way, by its id. */
  readonly edgesOf: ReadonlyMap<string, readonly number[]>;
}

/** An opening seen from one of its units: its node is the threshold, or the foot of the steps up to it. */
interface Entry extends Side {
  readonly opening: OpeningFeature;
  /** A way leads from it into the unit. */
  readonly isOnWay: boolean;
  readonly node: number;
}

/** Clear width in metres that a wheelchair needs. */
const wheelchairWidth = 0.8;

/**
 * Derives the walking graph from the drawing. Ways become edges, split where a door connects to them. Every opening
 * becomes a node, connected to the nearest way of the corridor behind it; a door with steps gets a second node at their
 * foot. Lifts and stairs join the levels. Routes end at the door of a room and cross a room only to reach another room
 * behind it.
 */
export function deriveWalkingGraph(features: readonly MapFeature[]): DerivedGraph {
  return new Derivation(features).run();
}

class Derivation {
  readonly #features: readonly MapFeature[];
  readonly #nodes = new NodeTable();
  readonly #edges: GraphEdge[] = [];
  readonly #nodeOf = new Map<string, number>();
  readonly #edgesOf = new Map<string, number[]>();
  readonly #entriesOf = new Map<string, Entry[]>();
  readonly #landings: Landing[] = [];

  constructor(features: readonly MapFeature[]) {
    this.#features = features;
  }

  run(): DerivedGraph {
    this.#placeThresholds();
    for (const [level, here] of featuresByLevel(this.#features)) this.#walkLevel(level, here);
    this.#edges.push(...shaftEdges(this.#landings, (from, to) => this.#nodes.distance(from, to)));
    const doorsOf = new Map([...this.#entriesOf].map(([id, list]) => [id, list.map(({ node }) => node)]));
    const graph = { nodes: this.#nodes.nodes, edges: this.#edges };
    return { graph, nodeOf: this.#nodeOf, doorsOf, edgesOf: this.#edgesOf };
  }

  /**
   * A threshold between two levels is one node of both: of an entrance and the ways outdoors, of two buildings. It has the
   * higher index, so that the lower index of an edge's ends is the level on which the edge is walked.
   */
  #placeThresholds(): void {
    for (const feature of this.#features) {
      if (feature.type !== 'opening') continue;
      const [level, other] = levelsOfOpening(feature).toSorted((a, b) => b - a);
      if (level === undefined || other === undefined) continue;
      this.#nodes.alias(this.#nodes.at(midpoint(...feature.line), level), other);
    }
  }

  #walkLevel(level: number, here: readonly MapFeature[]): void {
    const ways = new WayNetwork(this.#nodes, level);
    for (const feature of here) if (feature.type === 'way') ways.add(feature);
    const units = new UnitFinder(here.filter((feature) => feature.type === 'unit'));
    const elevation = here.find((feature) => feature.type === 'level')?.elevation ?? 0;
    const inner: Entry[] = [];
    for (const feature of here) {
      if (feature.type === 'amenity') this.#placeAmenity(feature, units.at(feature.point), ways);
      if (feature.type !== 'opening') continue;
      const entries = this.#placeOpening(feature, level, { sides: units.sidesOf(feature), ways });
      const isInner = entries.length === 2 && !entries.some(({ unit }) => isWalkable(unit));
      inner.push(...entries.filter(({ unit }) => isInner || unit.shaft));
      for (const { unit, node } of entries) if (unit.shaft) this.#landings.push({ unit, node, elevation });
    }
    this.#crossRooms(inner);
    for (const { way, edge } of ways.edges()) {
      const index = this.#edges.push(this.#withLobbyKind(edge, units)) - 1;
      this.#edgesOf.set(way, [...(this.#edgesOf.get(way) ?? []), index]);
    }
  }

  /** Edges in a lobby have the kind `lobby`, as directions name it. */
  #withLobbyKind(edge: GraphEdge, units: UnitFinder): GraphEdge {
    if (edge.kind !== 'corridor') return edge;
    const [from, to] = [this.#nodes.get(edge.from), this.#nodes.get(edge.to)];
    const unit = units.at([(from.x + to.x) / 2, (from.y + to.y) / 2]);
    return unit?.category === 'lobby' ? { ...edge, kind: 'lobby' } : edge;
  }

  #placeOpening(
    opening: OpeningFeature,
    level: number,
    { sides, ways }: { readonly sides: readonly Side[]; readonly ways: WayNetwork },
  ): readonly Entry[] {
    const threshold = this.#nodes.at(midpoint(...opening.line), level);
    this.#nodeOf.set(opening.id, threshold);
    const foot = level === opening.level ? this.#placeFlight(opening, threshold) : undefined;
    return sides.map((side) => {
      const { node, inside } =
        foot && side.hand !== opening.stepsUp ? foot : { node: threshold, inside: side.inside };
      const isOnWay = ways.leadsTo(side.hand, { node: threshold, line: opening.line });
      const entry: Entry = { ...side, inside, opening, node, isOnWay };
      const known = this.#entriesOf.get(side.unit.id);
      if (known) known.push(entry);
      else this.#entriesOf.set(side.unit.id, [entry]);
      if (!isOnWay && isWalkable(side.unit)) {
        const joint = ways.connect(inside, side.unit);
        if (joint !== undefined) this.#stepInside(entry, joint);
      }
      return entry;
    });
  }

  /** Adds the flight at a door, from its foot to the threshold. */
  #placeFlight(opening: OpeningFeature, to: number): { node: number; inside: Point } | undefined {
    const flight = flightOfDoor(opening);
    if (!flight) return undefined;
    const from = this.#nodes.at(flight.foot, opening.level);
    this.#join(from, to, { kind: 'stairs', wheelchair: false, steps: flight.steps });
    return { node: from, inside: flight.foot };
  }

  #placeAmenity({ id, point, level }: AmenityFeature, unit: UnitFeature | undefined, ways: WayNetwork): void {
    const isOutside = level === outdoors;
    const joint =
      isOutside || (unit && isWalkable(unit)) ? ways.connect(point, isOutside ? undefined : unit) : undefined;
    if (joint === undefined) return;
    const node = this.#nodes.at(point, level);
    this.#nodeOf.set(id, node);
    if (node !== joint) this.#join(node, joint, { kind: isOutside ? 'path' : 'corridor', wheelchair: true });
  }

  /** Connects doors between two rooms with the rooms' other doors, and the doors of one landing, unless ways lead to both. */
  #crossRooms(inner: readonly Entry[]): void {
    for (const [unit, doors] of Map.groupBy(inner, (entry) => entry.unit)) {
      const others = new Set(this.#entriesOf.get(unit.id));
      const paths = new InnerPaths(unit.polygon);
      for (const door of doors) {
        others.delete(door);
        for (const other of others) {
          const isJoined = other.isOnWay && door.isOnWay;
          if (other.opening !== door.opening && !isJoined) this.#crossRoom(other, door, paths);
        }
      }
    }
  }

  #crossRoom(from: Entry, to: Entry, paths: InnerPaths): void {
    const bends = paths.bendsBetween(from.inside, to.inside) ?? [];
    const nodeAt = (point: Point) => this.#nodes.at(point, to.unit.level);
    const openings = [from.opening, to.opening];
    const next = bends[0] ?? this.#pointOf(to.node);
    const last = bends.at(-1) ?? this.#pointOf(from.node);
    const isClear = bends.length > 0 || isThroughDoors([last, next], to.unit, openings);
    const first = isClear && isThroughDoors([this.#pointOf(from.node), next], to.unit, openings);
    const final = isClear && isThroughDoors([last, this.#pointOf(to.node)], to.unit, openings);
    const nodes = [
      from.node,
      ...(first ? [] : [nodeAt(from.inside)]),
      ...bends.map(nodeAt),
      ...(final ? [] : [nodeAt(to.inside)]),
      to.node,
    ];
    nodes.slice(1).forEach((node, i) => {
      this.#step(nodes[i] as number, node, { openings, unit: to.unit });
    });
  }

  /** Leads from a threshold to a node inside; by the point right behind the opening, if the straight line cuts a wall. */
  #stepInside({ node, opening, unit, inside }: Entry, joint: number): void {
    const line = [this.#pointOf(node), this.#pointOf(joint)] as const;
    const behind = isThroughDoors(line, unit, [opening]) ? node : this.#nodes.at(inside, unit.level);
    if (behind !== node) this.#step(node, behind, { openings: [opening], unit });
    if (behind !== joint) this.#step(behind, joint, { openings: [opening], unit });
  }

  #pointOf(node: number): Point {
    const { x, y } = this.#nodes.get(node);
    return [x, y];
  }

  /** Whether a landing between two doors has steps is unknown: step-free routes avoid it. */
  #step(
    from: number,
    to: number,
    { openings, unit }: { readonly openings: readonly OpeningFeature[]; readonly unit: UnitFeature },
  ): void {
    const isWide = openings.every(({ line }) => distance(...line) >= wheelchairWidth);
    const isPassage = openings.every(({ category }) => category === 'passage');
    const wheelchair = isWide && unit.category !== 'stairs';
    this.#join(from, to, { kind: 'door', wheelchair, ...(isPassage && { isPassage }) });
  }

  #join(
    from: number,
    to: number,
    more: Pick<GraphEdge, 'kind' | 'wheelchair' | 'steps' | 'isPassage'>,
  ): void {
    this.#edges.push({ from, to, length: this.#nodes.distance(from, to), oneWay: false, ...more });
  }
}

/** Features of each level that has any; an opening to another level is in the list of both. */
function featuresByLevel(features: readonly MapFeature[]): ReadonlyMap<number, readonly MapFeature[]> {
  const lists = new Map(features.map(({ level }): [number, MapFeature[]] => [level, []]));
  for (const feature of features) {
    lists.get(feature.level)?.push(feature);
    const other = feature.type === 'opening' ? feature.toLevel : undefined;
    if (other !== undefined && other !== feature.level) lists.get(other)?.push(feature);
  }
  return lists;
}

/** Minimum metres between the middle of a line and a wall that it does not run along. */
const besideWall = 0.2;

/** Whether a line crosses the outline of a unit only where openings lead through it, and does not run along a wall. */
function isThroughDoors(
  line: Segment,
  { polygon }: UnitFeature,
  openings: readonly OpeningFeature[],
): boolean {
  const isAtDoor = (at: Point) =>
    openings.some((opening) => nearestOnSegment(at, opening.line).distance <= halfDoorway);
  const middle = midpoint(...line);
  return polygon.flatMap(sidesOf).every((side) => {
    const crossing = crossingOf(line, side);
    const isBeside = nearestOnSegment(middle, side).distance < besideWall;
    return (!crossing || isAtDoor(crossing)) && (!isBeside || isAtDoor(middle));
  });
}
