import { type Box, boxOf, type PlanUnit, type Polygon } from '@campusway/campus';
import type { PlanColour } from './palette.ts';
import { overlaps, type Pen, pixels, traceRing } from './pen.ts';
import { tintOf } from './tint.ts';

/** A unit made ready to be filled. */
export interface Shape {
  readonly unit: PlanUnit;
  readonly colour: PlanColour;
  readonly box: Box;
  /** Fills its box from corner to corner, as most rooms do: no path is needed. */
  readonly upright: boolean;
}

/** Shapes of one colour stand together, so that the colour is set a dozen times for any number of rooms. */
export function toShapes(units: readonly PlanUnit[]): readonly Shape[] {
  return units
    .map((unit) => {
      const box = boxOf(unit.polygon[0] ?? []);
      return { unit, box, colour: tintOf(unit), upright: isUpright(unit.polygon, box) };
    })
    .sort((a, b) => (a.colour < b.colour ? -1 : a.colour > b.colour ? 1 : 0));
}

function isUpright([outer, ...holes]: Polygon, { minX, minY, maxX, maxY }: Box): boolean {
  return (
    holes.length === 0 &&
    outer?.length === 4 &&
    outer.every(([x, y]) => (x === minX || x === maxX) && (y === minY || y === maxY))
  );
}

/** The context measures in metres. */
export function fillShapes(pen: Pen, shapes: readonly Shape[]): void {
  const { context, palette, frame } = pen;
  let colour: PlanColour | undefined;
  for (const shape of shapes) {
    if (!overlaps(shape.box, frame.box)) continue;
    if (shape.colour !== colour) {
      colour = shape.colour;
      context.fillStyle = palette[colour];
    }
    fillShape(pen, shape);
  }
}

/** In the colour that the context has. */
export function fillShape({ context }: Pen, { box, upright, unit }: Shape): void {
  if (upright) {
    context.fillRect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    return;
  }
  context.beginPath();
  for (const ring of unit.polygon) traceRing(context, ring);
  context.fill('evenodd');
}

/** Outlines as thin as a hair, for grounds and solids that have no walls around them. */
export function edgeShapes(pen: Pen, shapes: readonly Shape[], colour: PlanColour, width: number): void {
  const { context, palette, frame } = pen;
  context.strokeStyle = palette[colour];
  context.lineWidth = pixels(width, pen);
  context.lineJoin = 'round';
  context.beginPath();
  for (const { unit, box } of shapes) {
    if (overlaps(box, frame.box)) for (const ring of unit.polygon) traceRing(context, ring);
  }
  context.stroke();
}
