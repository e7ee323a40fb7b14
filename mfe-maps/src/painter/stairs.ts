import { boxOf, type PlanUnit, type Point } from '@campusway/campus';
import { type Pen, pixels, trace } from './pen.ts';

const going = 0.3;
const landing = 1.5;

/** A point of the staircase: how far along the first flight, how far across to its right, both in metres. */
type At = (along: number, across: number) => Point;

/** Two flights around a landing: treads, the wall between the flights, and an arrow that climbs. */
export function drawStairs(pen: Pen, { polygon, up = 0 }: PlanUnit): void {
  const { context, palette } = pen;
  const { at, length, width } = toFlights(polygon[0] ?? [], up);
  const [first, last] = [0.5, length - landing];
  context.strokeStyle = palette.door;
  context.lineCap = 'butt';
  context.lineWidth = pixels(0.7, pen);
  context.beginPath();
  const every = Math.max(1, Math.ceil(pixels(2.4, pen) / going));
  for (let along = first; along <= last; along += going * every)
    trace(context, [at(along, 0), at(along, width)]);
  context.stroke();
  context.lineWidth = Math.max(0.15, pixels(1, pen));
  context.beginPath();
  trace(context, [at(first, width / 2), at(last, width / 2)]);
  context.stroke();
  drawClimb(pen, [
    at(first, width / 4),
    at(length - landing / 2, width / 4),
    at(length - landing / 2, (3 * width) / 4),
    at(first + 0.3, (3 * width) / 4),
  ]);
}

/** A dot where it starts, a head where it ends. */
function drawClimb(pen: Pen, points: readonly [Point, Point, Point, Point]): void {
  const { context, palette } = pen;
  const [start, , turn, end] = points;
  const size = Math.min(0.6, pixels(5, pen));
  context.strokeStyle = palette.label;
  context.fillStyle = palette.label;
  context.lineWidth = pixels(1.1, pen);
  context.lineJoin = 'round';
  context.beginPath();
  trace(context, points);
  context.stroke();
  const length = Math.hypot(end[0] - turn[0], end[1] - turn[1]);
  const [dx, dy] = [(end[0] - turn[0]) / length, (end[1] - turn[1]) / length];
  context.beginPath();
  context.moveTo(end[0] + dx * size * 0.4, end[1] + dy * size * 0.4);
  context.lineTo(end[0] - dx * size - dy * size * 0.5, end[1] - dy * size + dx * size * 0.5);
  context.lineTo(end[0] - dx * size + dy * size * 0.5, end[1] - dy * size - dx * size * 0.5);
  context.closePath();
  context.fill();
  context.beginPath();
  context.arc(start[0], start[1], size * 0.35, 0, 2 * Math.PI);
  context.fill();
}

function toFlights(ring: readonly Point[], bearing: number): { at: At; length: number; width: number } {
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
