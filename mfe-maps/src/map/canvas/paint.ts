import type { Point, Ring } from '@campusway/campus';
import { type Frame, toPixels } from '@campusway/campus/labels';
import { type Mark, overlaps, type Pictogram, pictograms } from '@campusway/campus/scene';
import { measureInMetres, measureInPixels } from './canvas-frame.ts';
import type { Palette } from './palette.ts';

export type Pen = Readonly<{ context: CanvasRenderingContext2D; frame: Frame; palette: Palette }>;

export function paint(pen: Pen, marks: readonly Mark[]): void {
  const { context, frame } = pen;
  measureInMetres(context, frame);
  for (const mark of marks) {
    context.save();
    context.globalAlpha = mark.opacity ?? 1;
    if (mark.clip) {
      context.beginPath();
      traceRing(context, mark.clip);
      context.clip();
    }
    if (mark.areas) fillAreas(pen, mark);
    else paintPath(pen, mark);
    context.restore();
  }
}

function fillAreas({ context, palette, frame }: Pen, { areas = [], fill }: Mark): void {
  let current: string | undefined;
  for (const { role, box, polygon, upright } of areas) {
    if (!overlaps(box, frame.box)) continue;
    if (role !== current) {
      current = role;
      context.fillStyle = palette[fill ?? role];
    }
    if (upright) context.fillRect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    else {
      context.beginPath();
      for (const ring of polygon) traceRing(context, ring);
      context.fill('evenodd');
    }
  }
}

function paintPath({ context, palette }: Pen, mark: Mark): void {
  const { rings = [], lines = [], arcs = [], fill, stroke } = mark;
  context.beginPath();
  for (const ring of rings) traceRing(context, ring);
  for (const line of lines) trace(context, line);
  for (const { centre, radius, from, to, clockwise } of arcs) {
    const [x, y] = centre;
    // Avoids a line from the end of the previous arc.
    if (arcs.length > 1) context.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
    context.arc(x, y, radius, from, to, clockwise);
  }
  if (fill) {
    context.fillStyle = palette[fill];
    context.fill();
  }
  if (!stroke) return;
  context.strokeStyle = palette[stroke];
  context.lineWidth = mark.width ?? 0;
  context.lineCap = mark.cap ?? 'butt';
  context.lineJoin = mark.join ?? 'round';
  context.setLineDash([...(mark.dash ?? [])]);
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

function traceRing(context: CanvasRenderingContext2D, ring: Ring): void {
  trace(context, ring);
  context.closePath();
}

const paths = new Map<string, Path2D>();

export function paintPictograms({ context, frame, palette }: Pen, shown: readonly Pictogram[]): void {
  measureInPixels(context, frame);
  for (const { name, at, size, plate } of shown) {
    const [x, y] = toPixels(at, frame);
    if (plate) {
      context.fillStyle = palette.sign;
      context.beginPath();
      context.roundRect(x - plate / 2, y - plate / 2, plate, plate, plate / 6);
      context.fill();
    }
    const path = paths.get(name) ?? new Path2D(pictograms[name]);
    paths.set(name, path);
    context.save();
    context.translate(x - size / 2, y - size / 2);
    context.scale(size / 24, size / 24);
    context.fillStyle = plate ? palette.onSign : palette.label;
    context.fill(path, 'evenodd');
    context.restore();
  }
}
