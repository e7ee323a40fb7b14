import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GeoFeature, type Point, toCentimetres } from '@campusway/campus';
import type { Contents } from '../../src/shapes/index.ts';
import { lineFeature, points, polygonFeature, rectangle } from '../feature.ts';
import { type DrawnUnit, drawFloor, thresholdOf, turned } from './draw-floor.ts';
import { annexGround, annexUpper, entranceStorey, mezzanine, storey } from './floors.ts';

type Room = Contents['rooms']['rooms'][number] & { readonly steps?: number };
type Level = Contents['buildings']['buildings'][number]['levels'][number];

interface Floor extends Level {
  readonly drawing: readonly string[];
  /** By letter of the drawing. */
  readonly rooms: Readonly<Record<string, Room>>;
}

interface Building {
  readonly id: string;
  readonly name: string;
  readonly roomPrefix?: string;
  /** Upper left corner before the rotation of the college. */
  readonly corner: Point;
  readonly floors: readonly Floor[];
}

const inFrame = turned(15, [120, 80]);

const room = (number: string, name: string, kind: Room['kind'], department?: string): Room => ({
  ...{ number, name, kind, ...(department && { department }) },
});
const named = (id: string, name: string, kind: Room['kind'] = 'other'): Room => ({ id, name, kind });

const main: Building = {
  id: 'main',
  name: 'Main Building',
  corner: [0, 0],
  floors: [
    {
      ...{ id: 'main-basement', ordinal: -1, shortName: '-1', name: 'basement', elevation: -3.2 },
      drawing: storey,
      rooms: {
        A: room('-1.01', 'Archive', 'other'),
        B: room('-1.02', 'Workshop', 'lab', 'phys'),
        C: room('-1.03', 'Cold Store', 'other', 'chem'),
        D: named('bicycle-cellar', 'Bicycle Cellar'),
        E: room('-1.05', 'Server Room', 'other'),
        F: room('-1.06', 'Instrument Store', 'other', 'phys'),
      },
    },
    {
      ...{ id: 'main-ground', ordinal: 0, shortName: 'EG', name: 'ground floor', elevation: 0.3 },
      drawing: entranceStorey,
      rooms: {
        A: room('EG 10', 'Registry', 'other'),
        B: room('EG 11', 'Waiting Room', 'waiting'),
        C: room('EG 12', 'Lecture Hall', 'classroom'),
        D: named('reading-room', 'Reading Room'),
        E: room('101', 'Porter', 'other'),
        F: named('dining-hall', 'Dining Hall'),
      },
    },
    {
      ...{ id: 'main-mezzanine', ordinal: 0.5, shortName: 'Z', name: 'mezzanine', elevation: 2.2 },
      drawing: mezzanine,
      rooms: { A: named('gallery', 'Gallery') },
    },
    ...[
      { name: 'first floor', rooms: ['Poetry', 'Drama', 'Grammar', 'Rhetoric', 'Essay', 'Translation'] },
      { name: 'second floor', rooms: [] },
      { name: 'third floor', rooms: ['Optics', 'Acoustics', 'Heat', 'Mechanics', 'Waves', 'Fields'] },
      { name: 'fourth floor', rooms: ['Quanta', 'Atoms', 'Nuclei', 'Plasma', 'Solids', 'Fluids'] },
      { name: 'fifth floor', rooms: ['Stars', 'Planets', '', 'Galaxies', 'Comets', 'Weather'] },
    ].map(({ name, rooms }, i): Floor => {
      const ordinal = i + 1;
      const department = ordinal === 1 ? 'hum' : 'phys';
      const toRoom = (topic: string, j: number) =>
        j < 3
          ? room(`A-${ordinal}.0${j + 1}`, `${topic} Laboratory`, 'lab', department)
          : room(`A-${ordinal}.0${j + 1}`, `${topic} Seminar`, 'classroom', department);
      return {
        ...{ id: `main-${ordinal}`, ordinal, shortName: String(ordinal), name },
        elevation: Math.round((4.1 + i * 3.6) * 10) / 10,
        drawing: storey,
        rooms: {
          ...Object.fromEntries(rooms.map((topic, j) => ['ABCDEF'[j], toRoom(topic, j)])),
          ...(ordinal === 2 && {
            A: { ...room('A-2.01', 'గ్రంథాలయం', 'other'), aliases: ['Library'] },
            B: room('実験室', 'Chemistry Laboratory', 'lab', 'chem'),
            C: room('A-2.03', 'Chemistry Office', 'department', 'chem'),
            D: room('A-2.04', 'Chemistry Lecture Room', 'classroom', 'chem'),
            E: room('A-2.05', 'Teachers of Chemistry', 'faculty', 'chem'),
            F: named('tea-room', 'Tea Room'),
          }),
          ...(ordinal === 5 && { C: { ...named('observatory', 'Observatory'), steps: 4 } }),
        },
      };
    }),
  ],
};

const annex: Building = {
  id: 'annex',
  name: 'Annex',
  roomPrefix: 'N-',
  corner: [60, 0],
  floors: [
    {
      ...{ id: 'annex-ground', ordinal: 0, shortName: 'EG', name: 'ground floor', elevation: 0 },
      drawing: annexGround,
      rooms: {
        A: room('101', 'History Seminar', 'classroom', 'hum'),
        B: room('102', 'Office of Humanities', 'department', 'hum'),
        C: room('103', 'Teachers of Humanities', 'faculty', 'hum'),
        D: room('104', 'Geography Seminar', 'classroom', 'hum'),
        P: named('pavilion', 'Pavilion'),
      },
    },
    {
      ...{ id: 'annex-1', ordinal: 1, shortName: '1', name: 'first floor', elevation: 3.4 },
      drawing: annexUpper,
      rooms: {
        A: room('201', 'Music Room', 'classroom', 'hum'),
        B: room('202', 'Map Room', 'other', 'hum'),
        C: room('203', 'Choir Room', 'classroom', 'hum'),
        D: named('quiet-room', 'Quiet Room'),
      },
    },
  ],
};

function drawFloorOf({ id: building, corner }: Building, { id, drawing, rooms }: Floor): GeoFeature[] {
  const shaft = (category: string, name: string): DrawnUnit => {
    const word = name.toLowerCase();
    return { id: `${id}-${word}`, category, name, shaft: `${building}-${word}` };
  };
  const legend = {
    S: { ...shaft('stairs', 'Stairs'), up: 345 },
    L: shaft('elevator', 'Lift'),
    T: { id: `${id}-toilet`, category: 'restroom.wheelchair', name: 'Toilet' },
    ...Object.fromEntries(
      Object.entries(rooms).map(([letter, { number, id: own, steps }]) => {
        const unit = { id: `${id}-unit-${letter.toLowerCase()}`, category: 'room', room: number ?? own };
        return [letter, { ...unit, ...(steps && { steps }) }];
      }),
    ),
  };
  return drawFloor(drawing, { id, legend, place: inFrame(corner) });
}

/** One gate, lawns and named paths from entrance to entrance; `apart`, metres between two campuses, with a gate each. */
function drawGrounds(floors: readonly GeoFeature[], apart: number): GeoFeature[] {
  const place = inFrame([0, 0]);
  const lake = (x: number, y: number): Point => [x + apart, y];
  const gateAt = (id: string, name: string, line: readonly Point[]) =>
    lineFeature(
      id,
      { feature_type: 'opening', category: 'gate', name, swing: 'none', leaves: 2 },
      line.map(place),
    );
  const gate = gateAt('west-gate', 'West Gate', points(-30, -10.5, -30, -6.5));
  const gates = apart ? [gate, gateAt('lake-gate', 'Lake Gate', [lake(48, -24), lake(48, -20)])] : [gate];
  const openings = [...floors, ...gates];
  const path = (name: string, corners: readonly (Point | string)[]) =>
    lineFeature(
      name.replaceAll(' ', '-'),
      { feature_type: 'way', category: 'path', name, width: 3 },
      corners.map((one) => (typeof one === 'string' ? thresholdOf(openings, one) : place(one))),
    );
  const lawn = (id: string, corners: readonly Point[]) =>
    polygonFeature(id, { feature_type: 'unit', category: 'vegetation' }, [corners.map(place)]);
  const outlines = apart
    ? [rectangle(-30, -40, 55, 20), rectangle(48 + apart, -40, 115 + apart, 20)]
    : [rectangle(-30, -40, 115, 20)];
  const [grounds, lakeside] = outlines.map((ring) =>
    polygonFeature('grounds', { feature_type: 'level', name: 'Grounds' }, [ring.map(place)]),
  );
  const rings = [grounds, lakeside].map((one) => one?.geometry.coordinates);
  const several = { type: 'MultiPolygon', coordinates: rings };
  const width = apart ? 50 : 100;
  return [
    { ...grounds, ...(apart && { geometry: several }) } as GeoFeature,
    lawn('north-lawn', rectangle(-20, 4, width, 16)),
    lawn('south-lawn', rectangle(-20, -36, width, -26)),
    ...gates,
    path('gate walk', ['west-gate', [-6, -8.5], 'main-ground-entrance-1']),
    path('south walk', points(-6, -8.5, -6, -22, 48, -22)),
    path('cross path', points(48, -22, 48, -8.5)),
    path('court path', ['main-ground-entrance-2', [48, -8.5]]),
    path('annex path', [lake(48, -8.5), 'annex-ground-entrance-1']),
    path('pavilion path', [lake(48, -22), lake(88, -22), lake(88, -7), 'annex-ground-entrance-2']),
    ...(apart ? [path('shore walk', ['lake-gate', lake(48, -8.5)])] : []),
  ];
}

const [light, dark] = ['#8a1c4a', '#f2a3c3'];

const people: readonly Contents['staff'][] = [
  {
    department: 'phys',
    teaching: [
      person('phys-ada-hill', 'Dr. Ada Hill', 'Professor and Head', 'A-3.05'),
      person('phys-li-wei', 'Li Wei', 'Lecturer', 'A-4.06, A-5.01'),
    ],
    'non-teaching': [person('phys-tom-reed', 'Tom Reed', 'Technician', '-1.02')],
  },
  {
    department: 'chem',
    teaching: [
      person('chem-yuki-tanaka', 'Dr. Yuki Tanaka', 'Professor', '実験室'),
      person('chem-latha-rao', 'Latha Rao', 'Lecturer', 'A-2.05'),
    ],
    'non-teaching': [],
  },
  {
    department: 'hum',
    teaching: [
      person('hum-olga-berg', 'Dr. Olga Berg', 'Professor', 'N-103'),
      person('hum-paul-stein', 'Paul Stein', 'Lecturer', 'EG 12'),
    ],
    'non-teaching': [person('hum-ida-frost', 'Ida Frost', 'Librarian', 'reading-room')],
  },
  {
    department: 'alumni',
    teaching: [],
    'non-teaching': [person('alumni-max-well', 'Max Well', 'Coordinator', 'Not Provided')],
  },
];

function person(id: string, name: string, designation: string, room: string) {
  return { id, name, designation, room, contact: '', email: '', photo: '' };
}

/** Of a college with two campuses, which differ in nothing but the lines for them. */
const campusLines = {
  campuses: [
    { id: 'hill', name: 'Hill Campus' },
    { id: 'lake', name: 'Lake Campus' },
  ],
  transport: [
    {
      between: ['hill', 'lake'],
      text: 'Bus 12 from the West Gate, every 20 minutes, about 15 minutes.',
      ...{ from: 'main-gate', to: 'lake-gate' },
    },
  ],
};

/**
 * All files of the college by path, without optional lines.
 *
 * @param apart metres by which the annex is farther away, on a campus of its own; 0 for one campus
 */
export function hillCollegeFiles(apart = 0): Map<string, object> {
  const campusOf = (id: string) => apart && { campus: id === 'annex' ? 'lake' : 'hill' };
  const buildings: readonly Building[] = [main, { ...annex, corner: [60 + apart, 0] }];
  const drawn = buildings.flatMap((building) =>
    building.floors.map((floor) => ({ floor, features: drawFloorOf(building, floor) })),
  );
  const place = (id: string, name: string, doors: readonly string[], label: Point) => ({
    ...{ id, name, kind: id.endsWith('-gate') ? 'gate' : 'building', doors, label },
  });
  const label = (corner: Point, at: Point = [13, -8]) => toCentimetres(inFrame(corner)(at));
  const mainDoors = ['main-ground-entrance-1', 'main-ground-entrance-2'];
  const files: Record<string, object> = {
    'college.json': {
      ...{ name: 'Hill College of Arts and Sciences', shortName: 'Hill', siteTitle: 'Hill Finder' },
      about: ['Hill College stands on a hill.'],
      attribution: ['Plans: Hill College'],
      languages: ['en', 'te', 'ja'],
      accent: { light, dark },
      origin: { longitude: 8.4, latitude: 49, rotation: 0 },
      defaultStart: 'main-gate',
      quickLinks: [
        { place: 'room-reading-room' },
        { place: 'room-a-2.01', label: 'Library' },
        { place: 'annex' },
      ],
      ...(apart && campusLines),
    },
    'buildings.json': {
      buildings: buildings.map(({ corner: _, floors, ...building }) => ({
        ...building,
        ...campusOf(building.id),
        levels: floors.map(({ drawing: _drawing, rooms: _rooms, ...level }) => level),
      })),
    },
    'departments.json': {
      departments: [
        { code: 'phys', label: 'Physics', name: 'Physics', headId: 'phys-ada-hill', level: 'main-3' },
        { code: 'chem', label: 'Chemistry', name: 'Chemistry', aliases: ['化学'] },
        { code: 'hum', label: 'Humanities', name: 'School of Humanities' },
        { code: 'alumni', label: 'Alumni', name: 'Alumni Network', parent: 'hum' },
      ],
    },
    ...Object.fromEntries(people.map((file) => [`people/${file.department}.json`, file])),
    'campus-places.json': {
      places: [
        place('main-gate', 'West Gate', ['west-gate'], label([0, 0], [-28, -8.5])),
        place('main-building', 'Main Building', mainDoors, label(main.corner)),
        place('annex', 'Annex', ['annex-ground-entrance-1'], label([60 + apart, 0])),
        ...(apart
          ? [
              {
                ...place('lake-gate', 'Lake Gate', ['lake-gate'], label([apart, 0], [50, -22])),
                campus: 'lake',
              },
            ]
          : []),
      ],
    },
    'known-gaps.json': {
      gaps: [{ place: 'room-observatory', reason: 'Four steps lead up to the Observatory.' }],
    },
    'geometry/grounds.geojson': toFile(
      'outdoors',
      drawGrounds(
        drawn.flatMap(({ features }) => features),
        apart,
      ),
    ),
  };
  for (const { floor, features } of drawn) {
    const { id: level, rooms } = floor;
    files[`geometry/${level}.geojson`] = toFile(level, features);
    files[`rooms/${level}.json`] = {
      level,
      rooms: Object.values(rooms).map(({ steps: _, ...room }) => room),
    };
  }
  return new Map(Object.entries(files));
}

function toFile(level: string, features: readonly GeoFeature[]) {
  return { type: 'FeatureCollection', level, features };
}

/** Writes the second test college into a folder. */
export const writeHillCollege = (folder: string) => writeFiles(folder, hillCollegeFiles());

/** The same college on two campuses, 2 km apart. */
export const writeTwoCampuses = (folder: string) => writeFiles(folder, hillCollegeFiles(2000));

function writeFiles(folder: string, files: ReadonlyMap<string, object>): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** `node hill-college.ts FOLDER` writes it for manual inspection. */
if (import.meta.main) writeHillCollege(process.argv[2] ?? 'hill-college');
