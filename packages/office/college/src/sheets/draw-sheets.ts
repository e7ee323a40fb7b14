import { boxOf, type Department, type LevelPlan, type Polygon } from '@campusway/campus';
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
  for (const plan of floors)
    sheets.set(`floor-${parts.levels[plan.level]?.shortName ?? plan.level}`, {
      title: plan.name || (parts.levels[plan.level]?.title ?? ''),
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
