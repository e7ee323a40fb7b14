import {
  boxOf,
  type Department,
  type LevelPlan,
  type Levels,
  overlaps,
  type Point,
  type Polygon,
} from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import {
  campusMarks,
  floorMarks,
  legendOfFloors,
  toCampusScene,
  toFloorScene,
} from '@campusway/campus/scene';
import type { DerivedCollege } from '../derive/derive-college.ts';
import { paletteOf, type Scheme } from '../drawing/palette.ts';
import { drawSheet, type Sheet } from './draw-sheet.ts';

export { tokenColours } from '../drawing/palette.ts';
export { drawLevel } from './draw-level.ts';

const legends = {
  rooms: legendOfFloors.map(({ role, words }) => [role, words] as const),
  grounds: [
    ['building', 'Building'],
    ['path', 'Path, road, parking'],
    ['court', 'Sports'],
    ['green', 'Lawn'],
    ['water', 'Water'],
  ],
} as const satisfies Readonly<Record<string, Sheet['legend']>>;

/** Every floor and the campus as an SVG sheet, by file name without extension. */
export function drawSheets({ facts, parts }: DerivedCollege, scheme: Scheme): ReadonlyMap<string, string> {
  const palette = paletteOf(scheme);
  const pinned = new Set<string>();
  const plans = Object.entries(parts).flatMap(([name, part]) =>
    name.startsWith('plan/') && name !== 'plan/outdoors' ? [part as LevelPlan] : [],
  );
  const floors = plans.filter(({ units }) => units.length > 0).toSorted((a, b) => a.level - b.level);
  const sheets = new Map<string, Sheet>();
  const [grounds, ground] = [parts['plan/outdoors'], parts['plan/ground']];
  if (grounds && ground)
    sheets.set('campus', {
      title: 'Campus',
      subtitle: facts.name,
      window: around(grounds.outline, 0),
      marks: (extent) => campusMarks(toCampusScene(grounds, ground), extent, { showsRooms: false }),
      names: {
        ...{ grounds, floor: ground, showsRooms: false, pinned },
        places: parts.places.filter(({ onCampusMap }) => onCampusMap),
      },
      letters: 1.4,
      legend: legends.grounds,
    });
  for (const { file, title, plan } of floors.flatMap((plan) => byBuilding(plan, parts.levels)))
    sheets.set(file, {
      title,
      subtitle: facts.name,
      window: around(plan.outline, 4),
      marks: (extent) => floorMarks(toFloorScene(plan), extent),
      names: { floor: plan, showsRooms: true, pinned },
      letters: 0.8,
      legend: legends.rooms,
      captions: captionsOf(plan, parts.departments),
    });
  return new Map([...sheets].map(([name, sheet]) => [name, drawSheet(sheet, palette)]));
}

interface FloorSheet {
  readonly file: string;
  readonly title: string;
  readonly plan: LevelPlan;
}

/** The plan of a storey, one for each of its buildings where the college has several. */
function byBuilding(plan: LevelPlan, levels: Levels): FloorSheet[] {
  const { level, name, buildings = [] } = plan;
  const storey = levels[level];
  if (new Set(levels.flatMap((one) => one.building ?? [])).size < 2)
    return [{ file: `floor-${storey?.shortName ?? level}`, title: name || (storey?.title ?? ''), plan }];
  return buildings.flatMap(({ name: building, box }) => {
    const own = levels.find(
      // The name of a campus may follow.
      (one) => one.ordinal === storey?.ordinal && `${one.title},`.startsWith(`${one.name}, ${building},`),
    );
    const isIn = (...points: readonly Point[]) => overlaps(boxOf(points), box);
    const part: LevelPlan = {
      ...plan,
      outline: plan.outline.filter((ring) => isIn(...ring)),
      units: plan.units.filter(({ polygon }) => isIn(...polygon.flat())),
      openings: plan.openings.filter(({ line }) => isIn(...line)),
      amenities: plan.amenities.filter(({ point }) => isIn(point)),
      details: plan.details.filter(({ points }) => isIn(...points)),
      fixtures: plan.fixtures.filter(({ point }) => isIn(point)),
      ways: plan.ways.filter(({ points }) => isIn(...points)),
    };
    return own
      ? [{ file: `${own.building}-${own.shortName}`, title: capitalised(own.title), plan: part }]
      : [];
  });
}

function around(outline: Polygon, margin: number): Sheet['window'] {
  const { minX, minY, maxX, maxY } = boxOf(outline.flat());
  return [minX - margin, minY - margin, maxX + margin, maxY + margin];
}

/** Captions below each wing: its name and departments. */
function captionsOf({ units, outline }: LevelPlan, departments: readonly Department[]): Sheet['captions'] {
  const { minY } = boxOf(outline.flat());
  return [...Map.groupBy(units, ({ wing }) => wing)].flatMap(([wing, own]) => {
    if (!wing) return [];
    const { minX, maxX } = boxOf(own.flatMap(({ polygon }) => polygon.flat()));
    const codes = new Set(own.flatMap(({ department }) => department ?? []));
    const labels = departments.filter(({ code }) => codes.has(code)).map(({ label }) => label);
    const name = `${capitalised(wing)} wing`;
    return [
      [[name, ...(labels.length > 0 ? [labels.join(', ')] : [])].join(': '), (minX + maxX) / 2, minY - 3],
    ];
  });
}
