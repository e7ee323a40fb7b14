import { boxOf, type PlanUnit } from '@campusway/campus';
import { type Pen, pixels, trace } from './pen.ts';

const cabinGap = 0.18;

/** A cabin as a crossed box inside its shaft. */
export function drawLift(pen: Pen, { polygon }: PlanUnit): void {
  const { context, palette } = pen;
  const { minX, minY, maxX, maxY } = boxOf(polygon[0] ?? []);
  const [x0, y0, x1, y1] = [minX + cabinGap, minY + cabinGap, maxX - cabinGap, maxY - cabinGap];
  context.fillStyle = palette.classroom;
  context.strokeStyle = palette.wall;
  context.lineWidth = pixels(1, pen);
  context.fillRect(x0, y0, x1 - x0, y1 - y0);
  context.strokeRect(x0, y0, x1 - x0, y1 - y0);
  context.beginPath();
  trace(context, [
    [x0, y0],
    [x1, y1],
  ]);
  trace(context, [
    [x0, y1],
    [x1, y0],
  ]);
  context.stroke();
}
