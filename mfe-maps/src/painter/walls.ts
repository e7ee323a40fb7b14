import type { DetailFeature, LevelPlan, Point } from '@campusway/campus';
import { type Pen, pixels, trace, traceRing } from './pen.ts';

const windowDepth = 0.3;
const glass = 0.06;

type Window = Pick<DetailFeature, 'points'>;

/** The whole outline in the wall's colour: what no floor covers later stays as wall, as thick as it is built. */
export function fillWalls({ context, palette }: Pen, { outline }: Pick<LevelPlan, 'outline'>): void {
  context.fillStyle = palette.wall;
  context.beginPath();
  for (const ring of outline) traceRing(context, ring);
  context.fill('evenodd');
}

/** A window is a light band in the wall with the pane as a line in its middle. */
export function drawWindows(pen: Pen, windows: readonly Window[]): void {
  const { context, palette } = pen;
  context.lineCap = 'butt';
  const lines: readonly (readonly Point[])[] = windows.map(({ points }) => points);
  const stroke = (colour: string, width: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    for (const line of lines) trace(context, line);
    context.stroke();
  };
  stroke(palette.classroom, windowDepth - pixels(1, pen));
  if (windowDepth > pixels(4, pen)) stroke(palette.wall, Math.max(glass, pixels(0.7, pen)));
}
