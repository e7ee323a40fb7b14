import {
  type Flight,
  flightOfDoor,
  flightOfWay,
  type LevelPlan,
  linesOfFlight,
  type Point,
} from '@campusway/campus';
import { type Pen, pixels, trace } from './pen.ts';

/** All flights of steps of a plan that do not lead to another floor. */
export function toFlights({ openings, ways }: Pick<LevelPlan, 'openings' | 'ways'>): readonly Flight[] {
  return [...openings.map(flightOfDoor), ...ways.map(flightOfWay)].filter((flight) => flight !== undefined);
}

/** Treads and an arrow that climbs, as on stairs. At a scale where they would run together, nothing. */
export function drawFlight(pen: Pen, flight: Flight): void {
  const { context, palette } = pen;
  const { foot, head, steps } = flight;
  const length = Math.hypot(head[0] - foot[0], head[1] - foot[1]);
  if (length / steps < pixels(2, pen)) return;
  const { treads, arrow } = linesOfFlight(flight);
  context.lineCap = 'butt';
  context.strokeStyle = palette.door;
  context.lineWidth = pixels(0.8, pen);
  strokeAll(context, treads);
  context.strokeStyle = palette.label;
  context.lineWidth = pixels(1.1, pen);
  strokeAll(context, arrow);
}

function strokeAll(context: CanvasRenderingContext2D, lines: readonly (readonly Point[])[]): void {
  context.beginPath();
  for (const line of lines) trace(context, line);
  context.stroke();
}
