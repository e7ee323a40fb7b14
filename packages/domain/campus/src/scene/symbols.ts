import type { UnitCategory } from '../geometry/features.ts';
import type { PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, cornersOf } from '../geometry/polygon.ts';
import { toArea } from './areas.ts';
import { circle, type Extent, type Mark, pixels } from './mark.ts';
import { rotation, toUpright } from './upright.ts';

const symbols: Partial<Readonly<Record<UnitCategory, (unit: PlanUnit, extent: Extent) => readonly Mark[]>>> =
  { stairs: stairsMarks, elevator: liftMarks, opentobelow: voidMarks };

/** Whether a unit has a symbol: stairs, a lift or a void. */
export function hasSymbol({ category }: PlanUnit): boolean {
  return category in symbols;
}

/** Symbols are drawn axis-aligned, then rotated with their unit. */
export function symbolOf(askew: PlanUnit, extent: Extent): readonly Mark[] {
  const { unit, tilt } = toUpright(askew);
  const marks = symbols[unit.category]?.(unit, extent) ?? [];
  return tilt === 0 ? marks : marks.map((mark) => turned(mark, tilt));
}

const cabinGap = 0.18;

/** A cabin as a crossed box inside its shaft. */
function liftMarks({ polygon }: PlanUnit, extent: Extent): readonly Mark[] {
  const { minX, minY, maxX, maxY } = boxOf(polygon[0] ?? []);
  const ring = cornersOf({
    minX: minX + cabinGap,
    minY: minY + cabinGap,
    maxX: maxX - cabinGap,
    maxY: maxY - cabinGap,
  });
  const edge = { stroke: 'cabinEdge', width: pixels(1, extent) } as const;
  return [
    { areas: [toArea([ring], 'cabin')] },
    { rings: [ring], ...edge },
    { lines: diagonalsOf(ring), ...edge },
  ];
}

/** An opening to below, such as above a courtyard: two dashed diagonals, as on architects' plans. */
function voidMarks({ polygon: [ring = []] }: PlanUnit, extent: Extent): readonly Mark[] {
  return [
    {
      lines: diagonalsOf(cornersOf(boxOf(ring))),
      clip: ring,
      stroke: 'voidCross',
      width: pixels(1, extent),
      dash: [pixels(7, extent), pixels(5, extent)],
    },
  ];
}

function diagonalsOf([a, b, c, d]: ReturnType<typeof cornersOf>): readonly (readonly Point[])[] {
  return [
    [a, c],
    [d, b],
  ];
}

const going = 0.3;
const landing = 1.5;

/** Point of the staircase in metres along the first flight and across to its right. */
type At = (along: number, across: number) => Point;

/** Two flights with a landing: treads, the wall between the flights, and an arrow upwards. */
function stairsMarks({ polygon, up = 0 }: PlanUnit, extent: Extent): readonly Mark[] {
  const { at, length, width } = measure(polygon[0] ?? [], up);
  const [first, last] = [0.5, length - landing];
  const every = Math.max(1, Math.ceil(pixels(2.4, extent) / going));
  const treads: (readonly Point[])[] = [];
  for (let along = first; along <= last; along += going * every)
    treads.push([at(along, 0), at(along, width)]);
  return [
    { lines: treads, stroke: 'tread', width: pixels(0.7, extent) },
    {
      lines: [[at(first, width / 2), at(last, width / 2)]],
      stroke: 'tread',
      width: Math.max(0.15, pixels(1, extent)),
    },
    ...climbMarks(
      [
        at(first, width / 4),
        at(length - landing / 2, width / 4),
        at(length - landing / 2, (3 * width) / 4),
        at(first + 0.3, (3 * width) / 4),
      ],
      extent,
    ),
  ];
}

/** Arrow with a dot at the start and a head at the end. */
function climbMarks(points: readonly [Point, Point, Point, Point], extent: Extent): readonly Mark[] {
  const [start, , turn, end] = points;
  const size = Math.min(0.6, pixels(5, extent));
  const length = Math.hypot(end[0] - turn[0], end[1] - turn[1]);
  const [dx, dy] = [(end[0] - turn[0]) / length, (end[1] - turn[1]) / length];
  const head: readonly Point[] = [
    [end[0] + dx * size * 0.4, end[1] + dy * size * 0.4],
    [end[0] - dx * size - dy * size * 0.5, end[1] - dy * size + dx * size * 0.5],
    [end[0] - dx * size + dy * size * 0.5, end[1] - dy * size - dx * size * 0.5],
  ];
  return [
    { lines: [points], stroke: 'climb', width: pixels(1.1, extent) },
    { rings: [head], fill: 'climb' },
    { arcs: [circle(start, size * 0.35)], fill: 'climb' },
  ];
}

function measure(ring: readonly Point[], bearing: number): { at: At; length: number; width: number } {
  const { minX, minY, maxX, maxY } = boxOf(ring);
  const angle = (bearing * Math.PI) / 180;
  const forward: Point = [Math.round(Math.sin(angle)), Math.round(Math.cos(angle))];
  const right: Point = [forward[1], -forward[0]];
  const [w, h] = [maxX - minX, maxY - minY];
  const [length, width] = forward[0] === 0 ? [h, w] : [w, h];
  const centre: Point = [(minX + maxX) / 2, (minY + maxY) / 2];
  const at: At = (along, across) => [
    centre[0] + forward[0] * (along - length / 2) + right[0] * (across - width / 2),
    centre[1] + forward[1] * (along - length / 2) + right[1] * (across - width / 2),
  ];
  return { at, length, width };
}

/** Rotates a mark about the origin; radians, counter-clockwise. */
function turned(mark: Mark, angle: number): Mark {
  const turn = rotation(angle);
  const turnAll = (paths: readonly (readonly Point[])[]) => paths.map((path) => path.map(turn));
  const { areas, rings, lines, arcs, clip } = mark;
  return {
    ...mark,
    ...(areas && { areas: areas.map(({ role, polygon }) => toArea(turnAll(polygon), role)) }),
    ...(rings && { rings: turnAll(rings) }),
    ...(lines && { lines: turnAll(lines) }),
    ...(arcs && {
      arcs: arcs.map((arc) => ({
        ...arc,
        centre: turn(arc.centre),
        from: arc.from + angle,
        to: arc.to + angle,
      })),
    }),
    ...(clip && { clip: clip.map(turn) }),
  };
}
