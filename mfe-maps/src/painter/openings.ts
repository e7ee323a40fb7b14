import { type Box, boxOf, type PlanOpening, type Point } from '@campusway/campus';
import { overlaps, type Pen, pixels, trace, traceRing } from './pen.ts';

const innerWall = 0.2;
const outerWall = 0.3;
/** A gap reaches a little into both floors, so that no hairline of wall is left in it. */
const overlap = 0.04;

/** A leaf and the arc that it sweeps, from the wall's line to open. */
interface Leaf {
  readonly hinge: Point;
  readonly tip: Point;
  readonly width: number;
  /** Radians, counter-clockwise from the east. */
  readonly shut: number;
  readonly open: number;
}

export interface OpeningShape {
  readonly box: Box;
  readonly gap: readonly Point[];
  readonly leaves: readonly Leaf[];
  /** Where a lift's doors slide, or a passage has no door. */
  readonly sill: readonly [Point, Point];
}

export function toOpeningShape({ line, swing, leaves, category }: PlanOpening): OpeningShape {
  const [hinge, lock] = line;
  const width = Math.hypot(lock[0] - hinge[0], lock[1] - hinge[1]);
  const along: Point = [(lock[0] - hinge[0]) / width, (lock[1] - hinge[1]) / width];
  const left: Point = [-along[1], along[0]];
  const half = (category === 'entrance' ? outerWall : innerWall) / 2 + overlap;
  const gap = [
    add(hinge, left, half),
    add(hinge, left, -half),
    add(lock, left, -half),
    add(lock, left, half),
  ];
  const reach = width + half;
  const box = boxOf([hinge, lock].flatMap((end) => [add(end, left, reach), add(end, left, -reach)]));
  const into: Point = swing === 'right' ? [-left[0], -left[1]] : left;
  const back: Point = [-along[0], -along[1]];
  const swung =
    swing === 'none'
      ? []
      : leaves === 1
        ? [toLeaf(hinge, { along, into, width })]
        : [
            toLeaf(hinge, { along, into, width: width / 2 }),
            toLeaf(lock, { along: back, into, width: width / 2 }),
          ];
  return { box, gap, leaves: swung, sill: line };
}

function toLeaf(
  hinge: Point,
  { along, into, width }: { readonly along: Point; readonly into: Point; readonly width: number },
): Leaf {
  const tip = add(hinge, into, width);
  return {
    hinge,
    tip,
    width,
    shut: Math.atan2(along[1], along[0]),
    open: Math.atan2(into[1], into[0]),
  };
}

function add([x, y]: Point, [dx, dy]: Point, length: number): Point {
  return [x + dx * length, y + dy * length];
}

/** Gaps in the walls. */
export function cutOpenings({ context, frame, palette }: Pen, openings: readonly OpeningShape[]): void {
  context.fillStyle = palette.corridor;
  context.beginPath();
  for (const { box, gap } of openings) if (overlaps(box, frame.box)) traceRing(context, gap);
  context.fill();
}

/** Leaves, as thick as they are, and the quarter circles that they sweep. */
export function drawLeaves(pen: Pen, openings: readonly OpeningShape[]): void {
  const { context, frame, palette } = pen;
  const seen = openings.filter(({ box }) => overlaps(box, frame.box));
  context.strokeStyle = palette.door;
  context.lineCap = 'butt';
  context.lineWidth = pixels(0.6, pen);
  context.beginPath();
  for (const { hinge, width, shut, open } of seen.flatMap(({ leaves }) => leaves)) {
    context.moveTo(hinge[0] + width * Math.cos(shut), hinge[1] + width * Math.sin(shut));
    context.arc(hinge[0], hinge[1], width, shut, open, isClockwise(shut, open));
  }
  context.stroke();
  context.lineWidth = Math.max(0.06, pixels(1.1, pen));
  context.beginPath();
  for (const { hinge, tip } of seen.flatMap(({ leaves }) => leaves)) trace(context, [hinge, tip]);
  context.stroke();
}

/** The shorter way round from one angle to the other; the context's y points north, so that angles grow to the left. */
function isClockwise(from: number, to: number): boolean {
  return Math.sin(to - from) < 0;
}
