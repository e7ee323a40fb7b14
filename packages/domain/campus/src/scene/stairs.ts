import type { PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf } from '../geometry/polygon.ts';
import { circle, type Extent, type Mark, pixels } from './mark.ts';

const going = 0.3;
const landing = 1.5;

/** Point of the staircase in metres along the first flight and across to its right. */
type At = (along: number, across: number) => Point;

/** Two flights with a landing: treads, the wall between the flights, and an arrow upwards. */
export function stairsMarks({ polygon, up = 0 }: PlanUnit, extent: Extent): readonly Mark[] {
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
