import { isInside } from '@campusway/campus';
import { guess } from '../../guesses.ts';
import type { Guess, GuessPlace, Position, SourcePolygon } from '../../model.ts';
import { readPolygons } from '../../read-polygons.ts';
import type { OsmData, OsmElement, OsmNode, OsmRelation, OsmWay, Tags } from './elements.ts';

/** An element with its shape: a point, a line, or an area. */
export interface OsmThing {
  /** `way-123`. */
  readonly id: string;
  readonly tags: Tags;
  readonly line?: number;
  readonly point?: Position;
  readonly path?: readonly Position[];
  readonly areas?: readonly SourcePolygon[];
}

/** Keys of closed ways that enclose an area, where no `area=no` says otherwise. */
const areaKeys = [
  'building',
  'building:part',
  'indoor',
  'room',
  'shop',
  'office',
  'amenity',
  'landuse',
  'leisure',
  'natural',
  'water',
  'parking',
  'public_transport',
  'railway',
];

export function isArea({ tags }: Pick<OsmThing, 'tags'>): boolean {
  // Any other word is a remark of a mapper, such as the name of a department.
  if (tags.area === 'yes' || tags.area === 'no') return tags.area === 'yes';
  if (tags.indoor === 'wall' || tags.indoor === 'door') return false;
  if (tags.highway !== undefined && tags.highway !== 'elevator')
    return tags.indoor !== undefined && tags.indoor !== 'yes';
  return tags.highway === 'elevator' || areaKeys.some((key) => key in tags);
}

/** Joins nodes to ways and ways to areas. What misses a node is left out and reported: a guessed outline would be false. */
export function toThings({ elements }: OsmData, guesses: Guess[]): OsmThing[] {
  const assembly = new Assembly(guesses);
  for (const element of elements) assembly.add(element);
  return assembly.things();
}

class Assembly {
  readonly #guesses: Guess[];
  readonly #nodes = new Map<string, OsmNode>();
  readonly #ways = new Map<string, OsmWay>();
  readonly #relations = new Map<string, OsmRelation>();

  constructor(guesses: Guess[]) {
    this.#guesses = guesses;
  }

  add(element: OsmElement): void {
    if (element.type === 'node') setTagged(this.#nodes, element);
    else if (element.type === 'way') setTagged(this.#ways, element);
    else setTagged(this.#relations, element);
  }

  things(): OsmThing[] {
    const nodes = [...this.#nodes.values()].filter(({ tags }) => Object.keys(tags).length > 0);
    const ways = [...this.#ways.values()].filter(({ tags }) => Object.keys(tags).length > 0);
    return [
      ...nodes.map((node): OsmThing => ({ ...nameOf(node), point: node.position })),
      ...ways.flatMap((way) => this.#way(way)),
      ...[...this.#relations.values()].flatMap((relation) => this.#relation(relation)),
    ];
  }

  #way(way: OsmWay): OsmThing[] {
    const named = nameOf(way);
    const where = placeOf(named);
    const path = this.#pathOf(way, where);
    if (!path) return [];
    if (!isClosed(path) || !isArea(way)) return [{ ...named, path }];
    return [{ ...named, areas: this.#polygons([path], where) }];
  }

  #pathOf(
    { nodes, positions }: Pick<OsmWay, 'nodes' | 'positions'>,
    where: GuessPlace,
  ): Position[] | undefined {
    if (positions) return [...positions];
    const missing = nodes.filter((node) => !this.#nodes.has(node));
    if (missing.length === 0 && nodes.length > 1)
      return nodes.flatMap((node) => positionsOf(this.#nodes.get(node)));
    const named = missing.slice(0, 3).join(', ');
    const why =
      missing.length > 0
        ? `${missing.length} of its nodes are not in the file (${named}): download ways with all of their nodes`
        : `It has ${nodes.length} nodes`;
    guess(this.#guesses, 'left-out', { rule: 'missing-node', what: 'The way is left out', why, ...where });
    return undefined;
  }

  #relation(relation: OsmRelation): OsmThing[] {
    const { tags, members } = relation;
    const isBuilding = tags.type === 'building';
    if (tags.type !== 'multipolygon' && !isBuilding) return [];
    const named = nameOf(relation);
    const where = placeOf(named);
    const outerRoles = isBuilding ? ['outline'] : ['outer', ''];
    const rings = (roles: readonly string[]) => {
      const ways = members.filter(({ type, role }) => type === 'way' && roles.includes(role));
      const paths = ways.map(({ ref, positions }) => {
        const way = this.#ways.get(ref);
        return positions ? [...positions] : way && this.#pathOf(way, where);
      });
      return paths.includes(undefined) ? undefined : joinRings(paths.filter((path) => path !== undefined));
    };
    const [outer, inner] = [rings(outerRoles), rings(['inner'])];
    if (!outer || !inner || outer.length === 0) {
      // An outline that is a way of its own tells as much.
      if (isBuilding) return [];
      const why =
        'Its ways do not close to rings, or are not in the file: download relations with all of their ways';
      guess(this.#guesses, 'left-out', {
        rule: 'open-ring',
        what: 'The relation is left out',
        why,
        ...where,
      });
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

  #polygons(rings: readonly Position[][], where: GuessPlace): SourcePolygon[] {
    const coordinates = rings.map((ring) => [ring]);
    return readPolygons(
      { type: 'MultiPolygon', coordinates },
      { unit: 'degrees', where, guesses: this.#guesses },
    );
  }
}

/** Overpass writes some elements twice, the second time without their tags. */
function setTagged<Element extends OsmElement>(elements: Map<string, Element>, element: Element): void {
  const isBare = Object.keys(element.tags).length === 0;
  if (!isBare || !elements.has(element.id)) elements.set(element.id, element);
}

/** Rings from lines that share their ends, in any order and direction; undefined when one stays open. */
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

function positionsOf(node: OsmNode | undefined): Position[] {
  return node ? [node.position] : [];
}

function isClosed(path: readonly Position[]): boolean {
  return path.length > 3 && String(path[0]) === String(path.at(-1));
}

function nameOf({ type, id, tags, line }: OsmNode | OsmWay | OsmRelation) {
  return { id: toThingId(`${type}/${id}`), tags, ...(line !== undefined && { line }) };
}

/** `way-123` of `way/123`; `way-minus-123` of `way/-123`, which an editor has not uploaded. */
export function toThingId(id: string): string {
  return id.replace('/-', '-minus-').replace('/', '-');
}

export function placeOf({ id, line }: Pick<OsmThing, 'id' | 'line'>): GuessPlace {
  return { id, ...(line !== undefined && { line }) };
}
