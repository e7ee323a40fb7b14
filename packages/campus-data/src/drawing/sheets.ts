import type { LevelPlan } from '@campusway/campus';
import { campus } from '../campus.ts';
import { college } from '../college.ts';
import { level1 } from '../levels/level-1.ts';
import { level2 } from '../levels/level-2.ts';
import { level3 } from '../levels/level-3.ts';
import { level4 } from '../levels/level-4.ts';
import { campusPlaceList } from '../places.ts';
import { drawCampus } from './draw-campus.ts';
import { drawLevel } from './draw-level.ts';
import { drawSheet, type Sheet } from './draw-sheet.ts';
import { type Palette, palettes, type Scheme } from './palette.ts';

/** The floors as the sheets name them. */
const floors: readonly (readonly [plan: LevelPlan, title: string, west: string, east: string])[] = [
  [level1, 'First floor', 'Mechanical', 'EEE and Civil'],
  [level2, 'Second floor', 'CSE', 'CSE (Data Science), CSE (AI & ML)'],
  [level3, 'Third floor', 'IT', 'ECE'],
  [level4, 'Fourth floor', 'First-year Engineering', 'MBA'],
];

const rooms: Sheet['legend'] = [
  ['classroom', 'Classroom'],
  ['lab', 'Lab'],
  ['faculty', 'Faculty'],
  ['department', 'Department'],
  ['waiting', 'Waiting'],
  ['other', 'Other'],
  ['sanitary', 'Toilets'],
];

const grounds: Sheet['legend'] = [
  ['building', 'Building'],
  ['path', 'Path'],
  ['road', 'Road, parking'],
  ['court', 'Sports'],
  ['green', 'Lawn'],
  ['water', 'Water'],
];

/** Every floor and the campus as a sheet of SVG, by file name without ending. */
export function drawSheets(scheme: Scheme): ReadonlyMap<string, string> {
  const palette = palettes[scheme];
  return new Map([
    ['campus', drawSheet(campusSheet(palette), palette)],
    ...floors.map(([plan, title, west, east]) => {
      const sheet: Sheet = {
        title,
        subtitle: `Academic block, ${college.name}`,
        window: [112, 101, 288, 154],
        content: drawLevel(plan, palette),
        legend: rooms,
        captions: [
          [`West wing: ${west}`, 152, 101],
          ['Lobby', 200, 101],
          [`East wing: ${east}`, 248, 101],
        ],
      };
      return [`floor-${plan.level}`, drawSheet(sheet, palette)] as const;
    }),
  ]);
}

function campusSheet(palette: Palette): Sheet {
  const courtyards = level1.units
    .filter((unit) => unit.category === 'vegetation')
    .map((unit) => unit.polygon);
  const block = { outline: level1.outline, courtyards };
  return {
    title: 'Campus',
    subtitle: college.name,
    window: [0, 0, 400, 240],
    content: drawCampus({ plan: campus, block, places: campusPlaceList }, palette),
    legend: grounds,
  };
}
