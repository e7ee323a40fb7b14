import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeoFeature, Point } from '@campusway/campus';
import type { Contents } from '../src/shapes/index.ts';
import { lineFeature as line, polygonFeature, rectangle } from './feature.ts';

export interface LargeCollege {
  readonly buildings: number;
  readonly levels: number;
  /** Rooms on each of the two sides of a level's corridor. */
  readonly roomsPerSide: number;
}

/** Metres. */
const room = { width: 4, depth: 5 };
const corridor = 3;
const wall = 0.1;
const shaft = 8;
const street = 10;
const columns = 10;
const depth = 2 * room.depth + corridor;

const names = ['Office', 'Laboratory', 'Seminar Room', 'Store'] as const;
const kinds = ['faculty', 'lab', 'classroom', 'other'] as const;

/**
 * Writes a college of equal buildings in ten columns: on each level a corridor with rooms on both sides, a lift and stairs at
 * its end; avenues between the columns, and a gate. Room 1234 of the first building is `B1-1234`.
 */
export function writeLargeCollege(folder: string, size: LargeCollege): void {
  const write = (file: string, content: object) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  const buildings = Array.from({ length: size.buildings }, (_, index) => index + 1);
  const levels = Array.from({ length: size.levels }, (_, ordinal) => ordinal);
  write('college.json', facts);
  write('buildings.json', { buildings: buildings.map((building) => toBuilding(building, levels)) });
  write('departments.json', { departments: [] });
  write('campus-places.json', {
    places: [
      { id: 'main-gate', name: 'Main Gate', kind: 'gate', doors: ['gate'], label: [-18, -street] },
      ...buildings.map((building) => ({
        ...{ id: `building-${building}`, name: `Building ${building}`, kind: 'building' },
        ...{ doors: [`entrance-${building}`], label: centreOf(building, size) },
      })),
    ],
  });
  write('geometry/grounds.geojson', {
    ...{ type: 'FeatureCollection', level: 'outdoors', features: drawGrounds(buildings, size) },
  });
  for (const building of buildings)
    for (const ordinal of levels) {
      const level = levelOf(building, ordinal);
      const numbers = Array.from({ length: 2 * size.roomsPerSide }, (_, i) =>
        String(1000 * ordinal + 100 + i),
      );
      write(`rooms/${level}.json`, { level, rooms: numbers.map(toRoom) });
      const features = drawLevel({ building, ordinal, numbers }, size);
      write(`geometry/${level}.geojson`, { type: 'FeatureCollection', level, features });
    }
}

/** Feature ids of a level begin with it. */
export function levelOf(building: number, ordinal: number): string {
  return `b${building}-${ordinal}`;
}

const facts = {
  ...{ name: 'Large College', shortName: 'Large', siteTitle: 'Large College', attribution: [] },
  ...{ about: ['A generated college.'], languages: ['en'], timeZone: 'UTC', defaultStart: 'main-gate' },
  quickLinks: [{ place: 'building-1' }],
} satisfies Omit<Contents['college'], '$schema'>;

function toBuilding(building: number, ordinals: readonly number[]) {
  return {
    ...{ id: `b${building}`, name: `Building ${building}`, roomPrefix: `B${building}-` },
    levels: ordinals.map((ordinal) => ({
      ...{ id: levelOf(building, ordinal), ordinal, shortName: String(ordinal) },
      ...{ name: `level ${ordinal}`, elevation: ordinal * 4 },
    })),
  };
}

function toRoom(number: string, index: number) {
  const [kind, name] = [kinds[index % 4], names[index % 4]];
  return { number, kind, name };
}

/** South-western corner of a building. */
function cornerOf(building: number, { roomsPerSide }: LargeCollege): Point {
  const [column, row] = [(building - 1) % columns, Math.floor((building - 1) / columns)];
  return [column * (roomsPerSide * room.width + shaft + 3 * street), row * (depth + 2 * street)];
}

function centreOf(building: number, size: LargeCollege): Point {
  const [x, y] = cornerOf(building, size);
  return [x + 5, y + depth / 2];
}

function drawGrounds(buildings: readonly number[], size: LargeCollege): GeoFeature[] {
  const corners = buildings.map((building) => ({ building, corner: cornerOf(building, size) }));
  const avenues = [...Map.groupBy(corners, ({ corner: [x] }) => x - street)];
  const east = Math.max(...avenues.map(([x]) => x)) + size.roomsPerSide * room.width + shaft + 3 * street;
  const north = Math.max(...corners.map(({ corner }) => corner[1])) + depth + street;
  const path = (name: string) => ({ feature_type: 'way', category: 'path', width: 3, name }) as const;
  const middle = depth / 2;
  return [
    polygonFeature('grounds', { feature_type: 'level' }, [rectangle(-20, -2 * street, east, north)]),
    line('gate', { ...door, category: 'gate', name: 'Main Gate' }, [
      [-20, -street - 2],
      [-20, -street + 2],
    ]),
    line('main-street', path('main street'), [[-20, -street], ...avenues.map(([x]): Point => [x, -street])]),
    ...avenues.map(([x, own], index) =>
      line(`avenue-${index + 1}`, path(`avenue ${index + 1}`), [
        [x, -street],
        ...own.map(({ corner }): Point => [x, corner[1] + middle]),
      ]),
    ),
    ...corners.map(({ building, corner: [x, y] }) =>
      line(`path-${building}`, path(`path to building ${building}`), [
        [x - street, y + middle],
        [x, y + middle],
      ]),
    ),
  ];
}

function drawLevel(
  { building, ordinal, numbers }: { building: number; ordinal: number; numbers: readonly string[] },
  size: LargeCollege,
): GeoFeature[] {
  const level = levelOf(building, ordinal);
  const [left, south] = cornerOf(building, size);
  const right = left + size.roomsPerSide * room.width;
  const [east, north] = [right + shaft, south + depth];
  const middle = south + depth / 2;
  const [low, high] = [middle - corridor / 2, middle + corridor / 2];
  const unit = (id: string, properties: object, ring: readonly Point[]) =>
    polygonFeature(`${level}-${id}`, { feature_type: 'unit', ...properties } as GeoFeature['properties'], [
      inner(ring),
    ]);
  return [
    polygonFeature(level, { feature_type: 'level' }, [rectangle(left, south, east, north)]),
    unit('corridor', { category: 'walkway' }, rectangle(left, low, right, high)),
    line(`${level}-way`, { feature_type: 'way', category: 'corridor' }, [
      [ordinal === 0 ? left : left + 0.5, middle],
      [right - 0.5, middle],
    ]),
    unit(
      'stairs',
      { category: 'stairs', shaft: `b${building}-stairs` },
      rectangle(right, south, east, middle),
    ),
    line(`${level}-door-stairs`, door, [
      [right, low + 0.2],
      [right, middle - 0.3],
    ]),
    unit('lift', { category: 'elevator', shaft: `b${building}-lift` }, rectangle(right, middle, east, north)),
    line(`${level}-door-lift`, door, [
      [right, middle + 0.3],
      [right, high - 0.2],
    ]),
    ...(ordinal === 0
      ? [
          line(`entrance-${building}`, { ...door, category: 'entrance' }, [
            [left, low + 0.2],
            [left, high - 0.2],
          ]),
        ]
      : []),
    ...numbers.flatMap((number, index) => {
      const x = left + Math.floor(index / 2) * room.width;
      const [near, far] = index % 2 === 0 ? [low, south] : [high, north];
      return [
        unit(`room-${number}`, { category: 'room', room: number }, rectangle(x, near, x + room.width, far)),
        line(`${level}-door-${number}`, door, [
          [x + 0.5, near],
          [x + 1.4, near],
        ]),
      ];
    }),
  ];
}

const door = { feature_type: 'opening', category: 'door', swing: 'none', leaves: 1 } as const;

/** The rectangle without its walls. */
function inner(ring: readonly Point[]): Point[] {
  const [[x0, y0], , [x1, y1]] = ring as [Point, Point, Point];
  return rectangle(x0 + wall, y0 + wall, x1 - wall, y1 - wall);
}
