import { boxOf, type Department, type LevelPlan, type Polygon } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import type { DerivedCollege } from '../derive/derive-college.ts';
import { drawCampus } from './draw-campus.ts';
import { drawLevel } from './draw-level.ts';
import { drawSheet, type Sheet } from './draw-sheet.ts';
import { palettes, type Scheme } from './palette.ts';

const legends = {
  rooms: [
    ['classroom', 'Classroom'],
    ['lab', 'Lab'],
    ['faculty', 'Faculty'],
    ['department', 'Department'],
    ['waiting', 'Waiting'],
    ['other', 'Other'],
    ['sanitary', 'Toilets'],
  ],
  grounds: [
    ['building', 'Building'],
    ['path', 'Path'],
    ['road', 'Road, parking'],
    ['court', 'Sports'],
    ['green', 'Lawn'],
    ['water', 'Water'],
  ],
} as const satisfies Readonly<Record<string, Sheet['legend']>>;

/** Every floor and the campus as a sheet of SVG, by file name without ending. */
export function drawSheets({ facts, parts }: DerivedCollege, scheme: Scheme): ReadonlyMap<string, string> {
  const palette = palettes[scheme];
  const plans = Object.entries(parts).flatMap(([name, part]) =>
    name.startsWith('plan/') && name !== 'plan/outdoors' ? [part as LevelPlan] : [],
  );
  const floors = plans.filter(({ units }) => units.length > 0).toSorted((a, b) => a.level - b.level);
  const [grounds, ground] = [parts['plan/outdoors'], parts['plan/ground']];
  const campus =
    grounds &&
    ground &&
    drawSheet(
      {
        title: 'Campus',
        subtitle: facts.name,
        window: around(grounds.outline, 0),
        content: drawCampus(
          {
            plan: grounds,
            block: blockOf(ground),
            places: parts.places.filter((place) => place.onCampusMap),
          },
          palette,
        ),
        legend: legends.grounds,
      },
      palette,
    );
  return new Map([
    ...(campus ? [['campus', campus] as const] : []),
    ...floors.map((plan) => {
      const sheet: Sheet = {
        title: plan.name || (parts.levels[plan.level]?.title ?? ''),
        subtitle: facts.name,
        window: around(plan.outline, 4),
        content: drawLevel(plan, palette),
        legend: legends.rooms,
        captions: captionsOf(plan, parts.departments),
      };
      return [
        `floor-${parts.levels[plan.level]?.shortName ?? plan.level}`,
        drawSheet(sheet, palette),
      ] as const;
    }),
  ]);
}

function around(outline: Polygon, margin: number): Sheet['window'] {
  const { minX, minY, maxX, maxY } = boxOf(outline.flat());
  return [minX - margin, minY - margin, maxX + margin, maxY + margin];
}

function blockOf({ outline, units }: LevelPlan) {
  const courtyards = units.filter(({ category }) => category === 'vegetation').map(({ polygon }) => polygon);
  return { outline, courtyards };
}

/** Below each wing its name and whose rooms it has. */
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
