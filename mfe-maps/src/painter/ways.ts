import type { LevelPlan } from '@campusway/campus';
import { drawFlight, toFlights } from './flight.ts';
import { type Pen, pixels, trace } from './pen.ts';

type Way = LevelPlan['ways'][number];

/** Paths with their true width. All edges come before all surfaces, so that paths run into one another without a seam. */
export function drawWayEdges(pen: Pen, ways: readonly Way[]): void {
  strokeWays(pen, ways, { colour: pen.palette.pathEdge, extra: pixels(1.6, pen) });
}

export function drawWays(pen: Pen, ways: readonly Way[]): void {
  strokeWays(pen, ways, { colour: pen.palette.path, extra: 0 });
  for (const flight of toFlights({ openings: [], ways })) drawFlight(pen, flight);
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
