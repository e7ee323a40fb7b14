import { boxOf, type LevelPlan, type Point, type Wing } from '@campusway/campus';
import { measureInPixels, toPixels } from './frame.ts';
import { overlaps, type Pen } from './pen.ts';
import { pictogramOf } from './pictograms.ts';

/** CSS pixels below which a figure cannot be told from a blot, and above which it shouts. */
const [least, most] = [11, 28];
const paths = new Map<string, Path2D>();

/** Units such as toilets in the middle of their rooms, amenities such as drinking water as small plates where they stand. With a `wing`, only those of it. */
export function paintPictograms(pen: Pen, { units, amenities }: LevelPlan, wing?: Wing): void {
  const { context, frame } = pen;
  measureInPixels(context, frame);
  for (const unit of units) {
    const figure = pictogramOf('unit', unit.category);
    const box = boxOf(unit.polygon[0] ?? []);
    if (!figure || isOther(unit.wing, wing) || !overlaps(box, frame.box)) continue;
    const room = Math.min(box.maxX - box.minX, box.maxY - box.minY) * frame.scale;
    drawFigure(pen, figure, { at: toPixels(unit.label, frame), size: room * 0.8 });
  }
  for (const amenity of amenities) {
    const figure = pictogramOf('amenity', amenity.category);
    const size = Math.min(22, frame.scale * 2.2);
    if (figure && size >= least && !isOther(amenity.wing, wing))
      drawPlate(pen, figure, { at: toPixels(amenity.point, frame), size });
  }
}

function isOther(wing: Wing | undefined, shown: Wing | undefined): boolean {
  return wing !== undefined && shown !== undefined && wing !== shown;
}

interface Spot {
  readonly at: Point;
  readonly size: number;
}

function drawFigure({ context, palette }: Pen, figure: string, { at: [x, y], size }: Spot): void {
  if (size < least) return;
  const side = Math.min(size, most);
  context.save();
  context.translate(x - side / 2, y - side / 2);
  context.scale(side / 24, side / 24);
  context.fillStyle = palette.label;
  context.fill(pathOf(figure), 'evenodd');
  context.restore();
}

function drawPlate(pen: Pen, figure: string, { at, size }: Spot): void {
  const { context, palette } = pen;
  context.fillStyle = palette.sign;
  context.beginPath();
  context.roundRect(at[0] - size / 2, at[1] - size / 2, size, size, size / 6);
  context.fill();
  const onPlate = { ...pen, palette: { ...palette, label: palette.onSign } };
  drawFigure(onPlate, figure, { at, size: Math.max(least, size * 0.84) });
}

function pathOf(figure: string): Path2D {
  const path = paths.get(figure) ?? new Path2D(figure);
  paths.set(figure, path);
  return path;
}
