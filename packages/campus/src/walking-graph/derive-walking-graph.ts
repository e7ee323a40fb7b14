import {
  type AmenityFeature,
  isWalkable,
  type MapFeature,
  type OpeningFeature,
  type UnitFeature,
} from '../geometry/features.ts';
import { distance, midpoint } from '../geometry/point.ts';
import type { GraphEdge, WalkingGraph } from '../model.ts';
import { NodeTable } from './node-table.ts';
import { type Landing, shaftEdges } from './shafts.ts';
import { type Side, UnitFinder } from './unit-finder.ts';
import { WayNetwork } from './way-network.ts';

export interface DerivedGraph {
  readonly graph: WalkingGraph;
  /** Node of every opening and of every amenity that can be walked to, by the feature's id. */
  readonly nodeOf: ReadonlyMap<string, number>;
  /** Openings of every unit, by the unit's id. */
  readonly openingsOf: ReadonlyMap<string, readonly string[]>;
}

/** Clear width in metres that a wheelchair needs. */
const wheelchairWidth = 0.8;

/**
 * Derives the walking graph from the drawing: ways become edges, cut wherever a door is tied to them; every opening
 * becomes a node, tied to the nearest way of the corridor that it opens to; lifts and stairs join the levels. A room is
 * reached at its door, never crossed, unless another room lies behind it.
 */
export function deriveWalkingGraph(features: readonly MapFeature[]): DerivedGraph {
  return new Derivation(features).run();
}

class Derivation {
  readonly #features: readonly MapFeature[];
  readonly #nodes = new NodeTable();
  readonly #edges: GraphEdge[] = [];
  readonly #nodeOf = new Map<string, number>();
  readonly #openingsOf = new Map<string, OpeningFeature[]>();
  readonly #landings: Landing[] = [];

  constructor(features: readonly MapFeature[]) {
    this.#features = features;
  }

  run(): DerivedGraph {
    this.#placeThresholds();
    for (const level of new Set(this.#features.map((feature) => feature.level))) this.#walkLevel(level);
    this.#edges.push(...shaftEdges(this.#landings));
    const openingsOf = new Map([...this.#openingsOf].map(([id, list]) => [id, list.map((one) => one.id)]));
    return { graph: { nodes: this.#nodes.nodes, edges: this.#edges }, nodeOf: this.#nodeOf, openingsOf };
  }

  /** The threshold of an entrance belongs to its floor and to the ways outdoors alike. */
  #placeThresholds(): void {
    for (const feature of this.#features) {
      if (feature.type !== 'opening' || feature.category !== 'entrance') continue;
      this.#nodes.alias(this.#nodes.at(midpoint(...feature.line), feature.level), 0);
    }
  }

  #walkLevel(level: number): void {
    const here = this.#features.filter((feature) => feature.level === level);
    const ways = new WayNetwork(this.#nodes, level);
    for (const feature of here) if (feature.type === 'way') ways.add(feature);
    const units = new UnitFinder(here.filter((feature) => feature.type === 'unit'));
    const elevation = here.find((feature) => feature.type === 'level')?.elevation ?? 0;
    const inner: { opening: OpeningFeature; sides: readonly Side[] }[] = [];
    for (const feature of here) {
      if (feature.type === 'amenity') this.#placeAmenity(feature, units.at(feature.point), ways);
      if (feature.type !== 'opening') continue;
      const sides = units.sidesOf(feature);
      const node = this.#placeOpening(feature, sides, ways);
      if (sides.length === 2 && !sides.some((side) => isWalkable(side.unit)))
        inner.push({ opening: feature, sides });
      for (const { unit } of sides) if (unit.shaft) this.#landings.push({ unit, node, elevation });
    }
    for (const { opening, sides } of inner) this.#crossRooms(opening, sides);
    this.#edges.push(...ways.edges().map((edge) => this.#named(edge, units)));
  }

  /** A way over the floor of a lobby is no corridor to somebody who is told to take it. */
  #named(edge: GraphEdge, units: UnitFinder): GraphEdge {
    if (edge.kind !== 'corridor') return edge;
    const [from, to] = [this.#nodes.get(edge.from), this.#nodes.get(edge.to)];
    const unit = units.at([(from.x + to.x) / 2, (from.y + to.y) / 2]);
    return unit?.category === 'lobby' ? { ...edge, kind: 'lobby' } : edge;
  }

  #placeOpening(opening: OpeningFeature, sides: readonly Side[], ways: WayNetwork): number {
    const node = this.#nodes.at(midpoint(...opening.line), opening.level);
    this.#nodeOf.set(opening.id, node);
    for (const { unit, inside } of sides) {
      const known = this.#openingsOf.get(unit.id);
      if (known) known.push(opening);
      else this.#openingsOf.set(unit.id, [opening]);
      if (ways.passes(node) || !isWalkable(unit)) continue;
      const tied = ways.tie(inside, unit);
      if (tied !== undefined) this.#step(node, tied, opening);
    }
    return node;
  }

  #placeAmenity({ id, point, level }: AmenityFeature, unit: UnitFeature | undefined, ways: WayNetwork): void {
    const tied = unit && isWalkable(unit) ? ways.tie(point, unit) : undefined;
    if (tied === undefined) return;
    const node = this.#nodes.at(point, level);
    this.#nodeOf.set(id, node);
    const length = this.#nodes.distance(node, tied);
    if (node !== tied)
      this.#edges.push({ from: node, to: tied, length, kind: 'corridor', wheelchair: true, oneWay: false });
  }

  /** A door between two rooms: one gets to it through the rooms' other doors. */
  #crossRooms(opening: OpeningFeature, sides: readonly Side[]): void {
    const node = this.#nodeOf.get(opening.id);
    for (const { unit } of sides) {
      for (const other of this.#openingsOf.get(unit.id) ?? []) {
        const from = this.#nodeOf.get(other.id);
        if (other.id !== opening.id && from !== undefined && node !== undefined)
          this.#step(from, node, opening);
      }
    }
  }

  #step(from: number, to: number, opening: OpeningFeature): void {
    const steps = (opening.steps ?? 0) > 0;
    const wheelchair = !steps && distance(...opening.line) >= wheelchairWidth;
    const length = this.#nodes.distance(from, to);
    this.#edges.push({ from, to, length, kind: steps ? 'stairs' : 'door', wheelchair, oneWay: false });
  }
}
