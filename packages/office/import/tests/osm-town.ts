import type { Point } from '@campusway/campus';
import { createFrame } from '../src/earth-frame.ts';
import { points, ring } from './shapes.ts';

type Tags = Readonly<Record<string, string>>;

/** A thing of our own small town, in metres. */
export interface TownThing {
  readonly id: number;
  readonly tags: Tags;
  readonly at?: Point;
  readonly line?: readonly Point[];
  /** Ids of the lines of a multipolygon, and of those that are holes. */
  readonly outer?: readonly number[];
  readonly inner?: readonly number[];
}

export const frame = createFrame({ longitude: 8.4, latitude: 49, rotation: 0 });

function box(x0: number, y0: number, x1: number, y1: number, ...doors: readonly Point[]): readonly Point[] {
  const outline = ring(x0, y0, x1, y1);
  return outline.flatMap((from, i) => {
    const [tx, ty] = outline[i + 1] ?? from;
    const isBetween = (value: number, a: number, b: number) =>
      value >= Math.min(a, b) && value <= Math.max(a, b);
    const onSide = doors.filter(([x, y]) => isBetween(x, from[0], tx) && isBetween(y, from[1], ty));
    const metres = ([x, y]: Point) => Math.abs(x - from[0] + y - from[1]);
    return [from, ...(i < 4 ? onSide.toSorted((a, b) => metres(a) - metres(b)) : [])];
  });
}

const doors = {
  lab: [5, 8],
  shop: [15, 8],
  toilet: [25, 8],
  store: [5, 12],
  stairs: [22.5, 12],
  lift: [27.5, 12],
  entrance: [0, 10],
} as const satisfies Readonly<Record<string, Point>>;

export const way = (id: number, tags: Tags, line: readonly Point[]): TownThing => ({ id, tags, line });
export const node = (id: number, tags: Tags, at: Point): TownThing => ({ id, tags, at });

/** One building with rooms on two levels and a half one between, one without rooms, and the paths around. */
export const town: readonly TownThing[] = [
  way(
    1,
    { building: 'university', name: 'Science Hall', 'name:de': 'Haus der Physik' },
    box(0, 0, 30, 20, doors.entrance),
  ),
  way(2, { indoor: 'corridor', level: '0-1' }, box(0, 8, 30, 12, ...Object.values(doors))),
  way(
    3,
    {
      indoor: 'room',
      room: 'laboratory',
      ref: '001',
      name: 'Physics Lab',
      alt_name: 'Old Lab;Cellar',
      level: '0',
    },
    box(0, 0, 10, 8, doors.lab),
  ),
  way(4, { indoor: 'room', level: '0', ref: '002' }, box(10, 0, 20, 8, doors.shop)),
  way(5, { indoor: 'room', amenity: 'toilets', female: 'yes', level: '0' }, box(20, 0, 30, 8, doors.toilet)),
  way(6, { indoor: 'room', name: 'Store', level: '0', repeat_on: '1' }, box(0, 12, 10, 20, doors.store)),
  way(7, { indoor: 'room', name: 'Gallery', level: '0.5' }, box(10, 12, 20, 20)),
  way(8, { indoor: 'room', room: 'stairs', level: '0-1' }, box(20, 12, 25, 20, doors.stairs)),
  way(9, { highway: 'elevator', level: '0;1' }, box(25, 12, 30, 20, doors.lift)),
  way(10, { indoor: 'room', name: 'Attic', level: '1', 'level:ref': 'OG' }, box(0, 0, 10, 8)),
  way(11, { indoor: 'room', name: 'Loft', level: 'OG', access: 'private' }, box(10, 0, 20, 8)),
  way(12, { indoor: 'wall', level: '0' }, points(1, 1, 4, 1)),
  node(20, { door: 'hinged', width: '1.2' }, doors.lab),
  node(21, { door: 'yes', level: '0' }, doors.shop),
  node(22, { door: 'yes' }, doors.toilet),
  node(23, { door: 'yes' }, doors.store),
  node(24, { door: 'yes' }, doors.stairs),
  node(25, { door: 'yes', wheelchair: 'yes' }, doors.lift),
  node(26, { entrance: 'main', level: '0' }, doors.entrance),
  way(30, { highway: 'footway', name: 'West Walk' }, [[-20, 10], doors.entrance]),
  way(31, { highway: 'steps', step_count: '4', incline: 'down' }, points(-20, 10, -20, 6)),
  way(32, { highway: 'motorway' }, points(-50, 50, 50, 50)),
  way(33, { highway: 'steps', level: '0;1', incline: 'up' }, points(12, 10, 17, 10)),
  node(34, { highway: 'elevator', level: '0;1' }, [8, 10]),
  way(35, { highway: 'corridor', level: '1', name: 'Spine' }, points(1, 10, 29, 10)),
  node(40, { amenity: 'drinking_water', level: '0' }, [2, 10]),
  node(41, { shop: 'copyshop', name: 'Copies', level: '0' }, [15, 4]),
  node(42, { amenity: 'bicycle_parking' }, [-10, 15]),
  way(50, {}, points(50, 0, 80, 0, 80, 30)),
  way(51, {}, points(80, 30, 50, 30, 50, 0)),
  way(52, {}, box(60, 10, 70, 20)),
  { id: 53, tags: { type: 'multipolygon', building: 'yes', name: 'Ring' }, outer: [50, 51], inner: [52] },
  way(60, { leisure: 'park', name: 'Green' }, box(-40, -40, -20, -20)),
];

/** A building whose corridors are lines: no hall is an area, and all doors but one are missing. */
export const lineTown: readonly TownThing[] = [
  way(1, { building: 'university', name: 'Line Hall' }, box(0, 0, 30, 20, [0, 10])),
  way(2, { indoor: 'room', level: '0', name: 'Archive' }, box(2, 0, 10, 8)),
  way(3, { indoor: 'room', level: '0', name: 'Print Shop' }, box(12, 0, 20, 8, [16, 8])),
  way(4, { indoor: 'room', level: '1', name: 'Studio' }, box(2, 2, 10, 10)),
  way(10, { highway: 'footway', name: 'West Walk' }, points(-20, 10, 0, 10)),
  way(11, { highway: 'footway', indoor: 'yes', level: '0' }, points(0, 10, 10, 10, 16, 10, 25, 10)),
  way(12, { highway: 'corridor', level: '0' }, points(16, 10, 16, 8)),
  way(13, { highway: 'footway', indoor: 'yes', level: '0' }, points(10, 10, 10, 13)),
  node(14, { highway: 'elevator', level: '0;1' }, [10, 13]),
  way(15, { highway: 'steps', level: '0;1', incline: 'up' }, points(25, 10, 25, 15)),
  way(16, { highway: 'pedestrian', indoor: 'yes', level: '1', width: '3' }, points(25, 15, 10, 16, 5, 12)),
  way(17, { highway: 'path', indoor: 'yes', level: '1' }, points(10, 16, 10, 13)),
];

/** A node for each point that lines share: `way/3` and its door have one. */
class NodeBook {
  readonly #numbers = new Map<string, { readonly id: number; readonly at: Point; readonly tags: Tags }>();

  constructor(things: readonly TownThing[]) {
    for (const { id, at, tags } of things) if (at) this.#numbers.set(String(at), { id, at, tags });
    for (const { line = [] } of things)
      for (const at of line)
        if (!this.#numbers.has(String(at)))
          this.#numbers.set(String(at), { id: 1000 + this.#numbers.size, at, tags: {} });
  }

  get all() {
    return [...this.#numbers.values()];
  }

  idOf(point: Point): number {
    return this.#numbers.get(String(point))?.id ?? 0;
  }
}

const degrees = (point: Point) =>
  frame.toDegrees(point).map((value) => Number(value.toFixed(9))) as [number, number];
const isWay = ({ line }: TownThing) => line !== undefined;
const isRelation = ({ outer }: TownThing) => outer !== undefined;
const membersOf = ({ outer = [], inner = [] }: TownThing) => [
  ...outer.map((ref) => ({ type: 'way', ref, role: 'outer' })),
  ...inner.map((ref) => ({ type: 'way', ref, role: 'inner' })),
];

export function toOsmXml(things: readonly TownThing[]): string {
  const book = new NodeBook(things);
  const toXml = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const tagLines = (tags: Tags) =>
    Object.entries(tags).map(([key, value]) => `  <tag k="${toXml(key)}" v="${toXml(value)}"/>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<osm version="0.6"><meta osm_base="2026-01-02T03:04:05Z"/>',
    ...book.all.flatMap(({ id, at, tags }) => {
      const [lon, lat] = degrees(at);
      return [`<node id="${id}" lat="${lat}" lon="${lon}">`, ...tagLines(tags), '</node>'];
    }),
    ...things
      .filter(isWay)
      .flatMap(({ id, line = [], tags }) => [
        `<way id="${id}">`,
        ...line.map((point) => `  <nd ref="${book.idOf(point)}"/>`),
        ...tagLines(tags),
        '</way>',
      ]),
    ...things
      .filter(isRelation)
      .flatMap((thing) => [
        `<relation id="${thing.id}">`,
        ...membersOf(thing).map(({ ref, role }) => `  <member type="way" ref="${ref}" role="${role}"/>`),
        ...tagLines(thing.tags),
        '</relation>',
      ]),
    '</osm>',
  ];
  return lines.join('\n');
}

export function toOverpass(things: readonly TownThing[], { withGeometry = false } = {}): string {
  const book = new NodeBook(things);
  const nodes = book.all.map(({ id, at, tags }) => {
    const [lon, lat] = degrees(at);
    return { type: 'node', id, lat, lon, tags };
  });
  const ways = things.filter(isWay).map(({ id, line = [], tags }) => ({
    ...{ type: 'way', id, tags, nodes: line.map((point) => book.idOf(point)) },
    ...(withGeometry && {
      geometry: line.map((point) => {
        const [lon, lat] = degrees(point);
        return { lat, lon };
      }),
    }),
  }));
  const relations = things
    .filter(isRelation)
    .map((thing) => ({ type: 'relation', id: thing.id, tags: thing.tags, members: membersOf(thing) }));
  const elements = [
    ...(withGeometry ? nodes.filter(({ tags }) => Object.keys(tags).length > 0) : nodes),
    ...ways,
    ...relations,
  ];
  return JSON.stringify({
    version: 0.6,
    generator: 'Overpass API',
    osm3s: { timestamp_osm_base: '2026-01-02T03:04:05Z' },
    elements,
  });
}

/** As overpass turbo writes it: closed ways are polygons, tags are properties. */
export function toOsmGeoJson(things: readonly TownThing[]): string {
  const lineOf = (id: number) => things.find((thing) => thing.id === id)?.line ?? [];
  const features = things.flatMap((thing) => {
    const { id, tags, at, line, outer, inner = [] } = thing;
    if (Object.keys(tags).length === 0) return [];
    const type = at ? 'node' : line ? 'way' : 'relation';
    const isClosed = line && line.length > 3 && String(line[0]) === String(line.at(-1));
    const [first = 0, second = 0] = outer ?? [];
    const ring = [...lineOf(first), ...lineOf(second).slice(1)];
    const geometry = at
      ? { type: 'Point', coordinates: degrees(at) }
      : line
        ? isClosed
          ? { type: 'Polygon', coordinates: [line.map(degrees)] }
          : { type: 'LineString', coordinates: line.map(degrees) }
        : {
            type: 'Polygon',
            coordinates: [ring.map(degrees), ...inner.map((hole) => lineOf(hole).map(degrees))],
          };
    return [
      { type: 'Feature', id: `${type}/${id}`, properties: { '@id': `${type}/${id}`, ...tags }, geometry },
    ];
  });
  return JSON.stringify({ type: 'FeatureCollection', generator: 'overpass-turbo', features });
}
