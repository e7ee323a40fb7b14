import { isInside } from '@campusway/campus';
import { readPolygons } from '../../files/read-polygons.ts';
import { type Guess, type GuessPlace, guess } from '../../guesses.ts';
import type { Position, SourcePolygon } from '../../model.ts';

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
  const nodes = new Map<string, OsmNode>();
  const ways = new Map<string, OsmWay>();
  const relations = new Map<string, OsmRelation>();
  for (const element of elements)
    if (element.type === 'node') setTagged(nodes, element);
    else if (element.type === 'way') setTagged(ways, element);
    else setTagged(relations, element);

  const pathOf = (way: OsmWay, where: GuessPlace): Position[] | undefined => {
    if (way.positions) return [...way.positions];
    const found = way.nodes.flatMap((node) => nodes.get(node) ?? []);
    if (found.length === way.nodes.length && found.length > 1) return found.map(({ position }) => position);
    const missing = way.nodes.filter((node) => !nodes.has(node));
    const named = missing.slice(0, 3).join(', ');
    const why =
      missing.length > 0
        ? `${missing.length} of its nodes are not in the file (${named}): download ways with all of their nodes`
        : `It has ${way.nodes.length} nodes`;
    guess(guesses, 'left-out', { rule: 'missing-node', what: 'The way is left out', why, ...where });
    return undefined;
  };

  const polygonsOf = (rings: readonly Position[][], where: GuessPlace) => {
    const coordinates = rings.map((ring) => [ring]);
    return readPolygons({ type: 'MultiPolygon', coordinates }, { unit: 'degrees', where, guesses });
  };

  const toArea = (way: OsmWay): OsmThing[] => {
    const named = nameOf(way);
    const path = pathOf(way, placeOf(named));
    if (!path) return [];
    if (!isClosed(path) || !isArea(way)) return [{ ...named, path }];
    return [{ ...named, areas: polygonsOf([path], placeOf(named)) }];
  };

  /** Rings of the members with certain roles; undefined if a way is missing or a ring is open. */
  const ringsOf = ({ members }: OsmRelation, roles: readonly string[], where: GuessPlace) => {
    const paths = members
      .filter(({ type, role }) => type === 'way' && roles.includes(role))
      .map(({ ref, positions }) => {
        const way = ways.get(ref);
        return positions ? [...positions] : way && pathOf(way, where);
      });
    return paths.includes(undefined) ? undefined : joinRings(paths.filter((path) => path !== undefined));
  };

  const toAreas = (relation: OsmRelation): OsmThing[] => {
    const { tags } = relation;
    const isBuilding = tags.type === 'building';
    if (tags.type !== 'multipolygon' && !isBuilding) return [];
    const named = nameOf(relation);
    const where = placeOf(named);
    const outer = ringsOf(relation, isBuilding ? ['outline'] : ['outer', ''], where);
    const inner = ringsOf(relation, ['inner'], where);
    if (!outer || !inner || outer.length === 0) {
      // The outline of a building is also a way of its own.
      if (isBuilding) return [];
      const what = 'The relation is left out';
      const why =
        'Its ways do not close to rings, or are not in the file: download relations with all of their ways';
      guess(guesses, 'left-out', { rule: 'open-ring', what, why, ...where });
      return [];
    }
    const areas = polygonsOf(outer, where);
    const holes = polygonsOf(inner, where).flatMap(([ring]) => (ring ? [ring.toReversed()] : []));
    const holesIn = (area: SourcePolygon) => holes.filter(([corner]) => corner && isInside(corner, area));
    const withHoles = areas.map((area) => [...area, ...holesIn(area)]);
    return [{ ...named, tags: isBuilding ? { building: 'yes', ...tags } : tags, areas: withHoles }];
  };

  const tagged = [...nodes.values()].filter(isTagged);
  return [
    ...tagged.map((node) => ({ ...nameOf(node), point: node.position })),
    ...[...ways.values()].filter(isTagged).flatMap(toArea),
    ...[...relations.values()].flatMap(toAreas),
  ];
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

export type Tags = Readonly<Record<string, string>>;

interface Common {
  /** Number in OpenStreetMap. */
  readonly id: string;
  readonly tags: Tags;
  /** Line of an XML file. */
  readonly line?: number;
}

interface OsmNode extends Common {
  readonly type: 'node';
  readonly position: Position;
}

interface OsmWay extends Common {
  readonly type: 'way';
  /** Numbers of its nodes. */
  readonly nodes: readonly string[];
  /** If the file has them in the way itself (`out geom` of Overpass). */
  readonly positions?: readonly Position[];
}

interface OsmRelation extends Common {
  readonly type: 'relation';
  readonly members: readonly OsmMember[];
}

export interface OsmMember {
  readonly type: string;
  readonly ref: string;
  readonly role: string;
  readonly positions?: readonly Position[];
}

export type OsmElement = OsmNode | OsmWay | OsmRelation;

/** Content of an `.osm` file or of an answer of Overpass. */
export interface OsmData {
  readonly elements: readonly OsmElement[];
  /** Time of the data in OpenStreetMap, if the file has it. */
  readonly created?: string | undefined;
}
