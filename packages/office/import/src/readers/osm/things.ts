import { isInside } from '@campusway/campus';
import { readPolygons } from '../../files/read-polygons.ts';
import { type Guess, type GuessPlace, guess } from '../../guesses.ts';
import type { Position, SourcePolygon } from '../../model.ts';
import type { OsmData, OsmElement, OsmNode, OsmRelation, OsmWay, Tags } from './elements.ts';

/** An element with its shape: a point, a line, or an area. */
export interface OsmThing {
  /** `way-123`. */
  readonly id: string;
  readonly tags: Tags;
  readonly line?: number | undefined;
  readonly point?: Position;
  readonly path?: readonly Position[];
  readonly areas?: readonly SourcePolygon[];
}

/** Keys of closed ways that enclose an area unless they have `area=no`. */
const areaKeys = [
  ...['building', 'building:part', 'indoor', 'room', 'shop', 'office', 'amenity', 'landuse', 'leisure'],
  ...['natural', 'water', 'parking', 'public_transport', 'railway'],
];

export function isArea({ tags }: Pick<OsmThing, 'tags'>): boolean {
  const { area, indoor, highway } = tags;
  // Any other value is a remark of a mapper, such as the name of a department.
  if (area === 'yes' || area === 'no') return area === 'yes';
  if (indoor === 'wall' || indoor === 'door') return false;
  if (highway === 'elevator') return true;
  if (highway !== undefined) return indoor !== undefined && indoor !== 'yes';
  return areaKeys.some((key) => key in tags);
}

/** `way-123` for `way/123`; `way-minus-123` for `way/-123`, which an editor has not uploaded. */
export function toThingId(id: string): string {
  return id.replace('/-', '-minus-').replace('/', '-');
}

/** Id of a thing on one of its levels: `way-3-level-minus-1`. */
export function idOnLevel(id: string, ordinal: number | string): string {
  return `${id}-level-${String(ordinal).replace('-', 'minus-').replace('.', '-')}`;
}

export function placeOf({ id, line }: Pick<OsmThing, 'id' | 'line'>): GuessPlace {
  return { id, ...(line !== undefined && { line }) };
}

/** Joins nodes to ways and ways to areas. Ways with missing nodes are omitted and reported: a guessed outline would be wrong. */
export function toThings({ elements }: OsmData, guesses: Guess[]): OsmThing[] {
  return new Assembly(elements, guesses).things();
}

class Assembly {
  readonly #guesses: Guess[];
  readonly #nodes = new Map<string, OsmNode>();
  readonly #ways = new Map<string, OsmWay>();
  readonly #relations = new Map<string, OsmRelation>();

  constructor(elements: readonly OsmElement[], guesses: Guess[]) {
    this.#guesses = guesses;
    for (const element of elements)
      if (element.type === 'node') setTagged(this.#nodes, element);
      else if (element.type === 'way') setTagged(this.#ways, element);
      else setTagged(this.#relations, element);
  }

  things(): OsmThing[] {
    return [
      ...[...this.#nodes.values()]
        .filter(isTagged)
        .map((node) => ({ ...nameOf(node), point: node.position })),
      ...[...this.#ways.values()].filter(isTagged).flatMap((way) => this.#way(way)),
      ...[...this.#relations.values()].flatMap((relation) => this.#relation(relation)),
    ];
  }

  #way(way: OsmWay): OsmThing[] {
    const named = nameOf(way);
    const path = this.#pathOf(way, placeOf(named));
    if (!path) return [];
    if (!isClosed(path) || !isArea(way)) return [{ ...named, path }];
    return [{ ...named, areas: this.#polygons([path], placeOf(named)) }];
  }

  #pathOf({ nodes, positions }: Pick<OsmWay, 'nodes' | 'positions'>, where: GuessPlace) {
    if (positions) return [...positions];
    const found = nodes.flatMap((node) => this.#nodes.get(node) ?? []);
    if (found.length === nodes.length && nodes.length > 1) return found.map(({ position }) => position);
    const missing = nodes.filter((node) => !this.#nodes.has(node));
    const named = missing.slice(0, 3).join(', ');
    const why =
      missing.length > 0
        ? `${missing.length} of its nodes are not in the file (${named}): download ways with all of their nodes`
        : `It has ${nodes.length} nodes`;
    guess(this.#guesses, 'left-out', { rule: 'missing-node', what: 'The way is left out', why, ...where });
    return undefined;
  }

  #relation(relation: OsmRelation): OsmThing[] {
    const { tags } = relation;
    const isBuilding = tags.type === 'building';
    if (tags.type !== 'multipolygon' && !isBuilding) return [];
    const named = nameOf(relation);
    const where = placeOf(named);
    const outer = this.#rings(relation, isBuilding ? ['outline'] : ['outer', ''], where);
    const inner = this.#rings(relation, ['inner'], where);
    if (!outer || !inner || outer.length === 0) {
      // The outline of a building is also a way of its own.
      if (isBuilding) return [];
      const what = 'The relation is left out';
      const why =
        'Its ways do not close to rings, or are not in the file: download relations with all of their ways';
      guess(this.#guesses, 'left-out', { rule: 'open-ring', what, why, ...where });
      return [];
    }
    const areas = this.#polygons(outer, where);
    const holes = this.#polygons(inner, where).flatMap(([ring]) => (ring ? [ring.toReversed()] : []));
    const withHoles = areas.map((area) => [
      ...area,
      ...holes.filter(([corner]) => corner && isInside(corner, area)),
    ]);
    return [{ ...named, tags: isBuilding ? { building: 'yes', ...tags } : tags, areas: withHoles }];
  }

  /** Rings of the members with certain roles; undefined if a way is missing or a ring is open. */
  #rings({ members }: OsmRelation, roles: readonly string[], where: GuessPlace): Position[][] | undefined {
    const paths = members
      .filter(({ type, role }) => type === 'way' && roles.includes(role))
      .map(({ ref, positions }) => {
        const way = this.#ways.get(ref);
        return positions ? [...positions] : way && this.#pathOf(way, where);
      });
    return paths.includes(undefined) ? undefined : joinRings(paths.filter((path) => path !== undefined));
  }

  #polygons(rings: readonly Position[][], where: GuessPlace): SourcePolygon[] {
    const coordinates = rings.map((ring) => [ring]);
    return readPolygons(
      { type: 'MultiPolygon', coordinates },
      { unit: 'degrees', where, guesses: this.#guesses },
    );
  }
}

function isTagged({ tags }: OsmElement): boolean {
  return Object.keys(tags).length > 0;
}

/** Adds an element; Overpass may write one twice, once without its tags. */
function setTagged<Element extends OsmElement>(elements: Map<string, Element>, element: Element): void {
  if (isTagged(element) || !elements.has(element.id)) elements.set(element.id, element);
}

/** Rings from lines that share their ends, in any order and direction; undefined if one stays open. */
function joinRings(paths: readonly Position[][]): Position[][] | undefined {
  const rest = [...paths];
  const rings: Position[][] = [];
  for (let ring = rest.pop(); ring; ring = rest.pop()) {
    while (!isClosed(ring)) {
      const end: string = String(ring.at(-1));
      const at = rest.findIndex((path) => String(path[0]) === end || String(path.at(-1)) === end);
      const [next] = at < 0 ? [] : rest.splice(at, 1);
      if (!next) return undefined;
      ring = [...ring, ...(String(next[0]) === end ? next : next.toReversed()).slice(1)];
    }
    rings.push(ring);
  }
  return rings;
}

function isClosed(path: readonly Position[]): boolean {
  return path.length > 3 && String(path[0]) === String(path.at(-1));
}

function nameOf({ type, id, tags, line }: OsmElement): Pick<OsmThing, 'id' | 'tags' | 'line'> {
  return { id: toThingId(`${type}/${id}`), tags, line };
}
