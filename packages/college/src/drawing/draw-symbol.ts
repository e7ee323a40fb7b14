import { type Box, boxOf, type PlanUnit, type Point, placesDrawn, toUpright } from '@campusway/campus';
import type { Palette } from './palette.ts';
import { element, linePath } from './svg.ts';

/** Treads and an arrow for stairs, a crossed box for a lift, a pictogram for toilets. */
export function drawSymbol(turned: PlanUnit, palette: Palette): string {
  const { unit, tilt } = toUpright(turned);
  const symbol = symbolOf({ ...unit, label: turned.label }, palette);
  const isFigure = unit.category.startsWith('restroom');
  if (tilt === 0 || isFigure || symbol === '') return symbol;
  return element('g', { transform: `rotate(${((-tilt * 180) / Math.PI).toFixed(2)})` }, symbol);
}

function symbolOf(unit: PlanUnit, palette: Palette): string {
  const box = boxOf(unit.polygon.flat());
  switch (unit.category) {
    case 'stairs':
      return drawStairs(box, unit.up ?? 0, palette);
    case 'elevator':
      return drawLift(box, palette);
    case 'opentobelow':
      return drawVoid(box, palette);
    default: {
      const figure = placesDrawn.unit.get(unit.category)?.pictogram ?? 'none';
      return figures[figure]?.(unit.label, palette) ?? '';
    }
  }
}

const figures: Readonly<Record<string, (at: Point, palette: Palette) => string>> = { man, woman, wheelchair };

/** Floors below are seen through it: the draughtsman's cross from corner to corner. */
function drawVoid({ minX, minY, maxX, maxY }: Box, { line }: Palette): string {
  const cross =
    linePath([
      [minX, minY],
      [maxX, maxY],
    ]) +
    linePath([
      [minX, maxY],
      [maxX, minY],
    ]);
  return element('path', { d: cross, stroke: line, 'stroke-width': 0.05, 'stroke-dasharray': '1.2 0.6' });
}

const tread = 0.3;

/** Two flights side by side with a landing at the far end; the arrow climbs the first one. */
function drawStairs({ minX, minY, maxX, maxY }: Box, up: number, { line, ink }: Palette): string {
  const [cx, cy] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const alongX = up % 180 === 90;
  const half = alongX ? (maxX - minX) / 2 : (maxY - minY) / 2;
  const reach = alongX ? (maxY - minY) / 2 : (maxX - minX) / 2;
  const angle = (up * Math.PI) / 180;
  const [ux, uy] = [Math.sin(angle), Math.cos(angle)];
  // `along` runs up the first flight, `across` to the right of it.
  const point = (along: number, across: number): Point => [
    cx + ux * along + uy * across,
    cy + uy * along - ux * across,
  ];
  const [start, end] = [-half + 1.2, half - 1.4];
  const treads = Array.from({ length: Math.floor((end - start) / tread) + 1 }, (_, i) =>
    linePath([point(start + i * tread, -reach), point(start + i * tread, reach)]),
  );
  const lane = -reach / 2;
  const head = [point(end - 0.2, lane - 0.35), point(end + 0.3, lane), point(end - 0.2, lane + 0.35)];
  return (
    element('path', { d: treads.join(''), stroke: line, 'stroke-width': 0.045, fill: 'none' }) +
    element('path', { d: linePath([point(start, 0), point(end, 0)]), stroke: line, 'stroke-width': 0.14 }) +
    element('path', {
      d: linePath([point(start - 0.4, lane), point(end + 0.3, lane)]) + linePath(head),
      stroke: ink,
      'stroke-width': 0.08,
      fill: 'none',
    })
  );
}

function drawLift({ minX, minY, maxX, maxY }: Box, { line, ink }: Palette): string {
  const [x0, y0, x1, y1] = [minX + 0.25, minY + 0.25, maxX - 0.25, maxY - 0.25];
  const frame: Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
    [x0, y0],
  ];
  const cross =
    linePath([
      [x0, y0],
      [x1, y1],
    ]) +
    linePath([
      [x0, y1],
      [x1, y0],
    ]);
  return (
    element('path', { d: cross, stroke: line, 'stroke-width': 0.05 }) +
    element('path', { d: linePath(frame), stroke: ink, 'stroke-width': 0.09, fill: 'none' })
  );
}

function man([x, y]: Point, { ink }: Palette): string {
  return figureOf([x, y], ink, `M${x - 0.45} ${-y - 0.45}h0.9v1.05h-0.2v1.15h-0.5v-1.15h-0.2z`);
}

function woman([x, y]: Point, { ink }: Palette): string {
  return figureOf([x, y], ink, `M${x - 0.3} ${-y - 0.45}h0.6l0.35 1.35h-0.35v0.85h-0.6v-0.85h-0.35z`);
}

function figureOf([x, y]: Point, fill: string, body: string): string {
  return element('circle', { cx: x, cy: -y - 0.85, r: 0.28, fill }) + element('path', { d: body, fill });
}

function wheelchair([x, y]: Point, { ink }: Palette): string {
  const seat = `M${x - 0.15} ${-y - 0.35}v0.75h0.65l0.35 0.75`;
  const wheel = `M${x - 0.35} ${-y}a0.6 0.6 0 1 0 0.85 0.75`;
  return (
    element('circle', { cx: x - 0.15, cy: -y - 0.75, r: 0.22, fill: ink }) +
    element('path', { d: seat + wheel, stroke: ink, 'stroke-width': 0.14, fill: 'none' })
  );
}
