import { boxOf, type FixtureFeature, type PlanUnit } from '@campusway/campus';
import { type Pen, pixels, traceRing } from './pen.ts';

type Fixture = Pick<FixtureFeature, 'category' | 'point' | 'radius'>;

/** Crowns from above, soft, with the stem as a dot. */
export function drawFixtures(pen: Pen, fixtures: readonly Fixture[]): void {
  const { context, palette } = pen;
  context.lineWidth = pixels(0.8, pen);
  for (const { category, point, radius } of fixtures) {
    const green = category !== 'flagpole';
    context.strokeStyle = green ? palette.greenEdge : palette.door;
    context.fillStyle = green ? palette.green : palette.door;
    context.beginPath();
    context.arc(point[0], point[1], radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    if (!green) continue;
    context.fillStyle = palette.greenEdge;
    context.beginPath();
    context.arc(point[0], point[1], Math.max(0.18, pixels(0.8, pen)), 0, 2 * Math.PI);
    context.fill();
  }
}

/** A floor that is not there: the air above a courtyard, with the two diagonals that draughtsmen use. */
export function drawVoid(pen: Pen, { polygon }: PlanUnit): void {
  const { context, palette } = pen;
  const ring = polygon[0] ?? [];
  const { minX, minY, maxX, maxY } = boxOf(ring);
  context.save();
  context.strokeStyle = palette.pathEdge;
  context.lineWidth = pixels(1, pen);
  context.beginPath();
  traceRing(context, ring);
  context.clip();
  context.setLineDash([pixels(7, pen), pixels(5, pen)]);
  context.beginPath();
  context.moveTo(minX, minY);
  context.lineTo(maxX, maxY);
  context.moveTo(minX, maxY);
  context.lineTo(maxX, minY);
  context.stroke();
  context.restore();
}
