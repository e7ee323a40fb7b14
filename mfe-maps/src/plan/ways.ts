import type { LevelPlan, Point } from '@campusway/campus';
import { type Pen, pixels, trace } from './pen.ts';

type Way = LevelPlan['ways'][number];

/** Paths with their true width. All edges come before all surfaces, so that paths run into one another without a seam. */
export function drawWayEdges(pen: Pen, ways: readonly Way[]): void {
  strokeWays(pen, ways, { colour: pen.palette.pathEdge, extra: pixels(1.6, pen) });
}

export function drawWays(pen: Pen, ways: readonly Way[]): void {
  strokeWays(pen, ways, { colour: pen.palette.path, extra: 0 });
  for (const way of ways) if (way.category === 'stairs') drawSteps(pen, way);
}

function strokeWays(
  { context }: Pen,
  ways: readonly Way[],
  { colour, extra }: { readonly colour: string; readonly extra: number },
): void {
  context.strokeStyle = colour;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { points, width } of ways) {
    context.lineWidth = width + extra;
    context.beginPath();
    trace(context, points);
    context.stroke();
  }
}

const going = 0.6;

/** Steps across a path. */
function drawSteps(pen: Pen, { points, width }: Way): void {
  const { context, palette } = pen;
  const [a, b] = points;
  if (!a || !b || going < pixels(2, pen)) return;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  context.strokeStyle = palette.door;
  context.lineWidth = pixels(0.8, pen);
  context.beginPath();
  for (let along = 0; along <= length + 0.01; along += going) {
    const [x, y] = [a[0] + dx * along, a[1] + dy * along];
    const ends: readonly Point[] = [
      [x - (dy * width) / 2, y + (dx * width) / 2],
      [x + (dy * width) / 2, y - (dx * width) / 2],
    ];
    trace(context, ends);
  }
  context.stroke();
}
