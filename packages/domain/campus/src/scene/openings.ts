import type { PlanOpening } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { type Box, boxOf, overlaps } from '../geometry/polygon.ts';
import { type Extent, type Mark, pixels } from './mark.ts';

const innerWall = 0.2;
const outerWall = 0.3;
/** Metres by which a gap overlaps both floors, so that no hairline of wall stays visible. */
const overlap = 0.04;

/** A leaf and its arc, from the wall's line to open. */
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
  return { box, gap, leaves: swung };
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
export function gapMark(openings: readonly OpeningShape[], { box: shown }: Extent): Mark {
  return { rings: openings.filter(({ box }) => overlaps(box, shown)).map(({ gap }) => gap), fill: 'gap' };
}

/** Leaves with their thickness, and their quarter circles. */
export function leafMarks(openings: readonly OpeningShape[], extent: Extent): readonly Mark[] {
  const leaves = openings.flatMap(({ box, leaves }) => (overlaps(box, extent.box) ? leaves : []));
  const arcs = leaves.map(({ hinge, width, shut, open }) => ({
    centre: hinge,
    radius: width,
    from: shut,
    to: open,
    clockwise: isClockwise(shut, open),
  }));
  return [
    { arcs, stroke: 'doorLeaf', width: pixels(0.6, extent) },
    {
      lines: leaves.map(({ hinge, tip }) => [hinge, tip]),
      stroke: 'doorLeaf',
      width: Math.max(0.06, pixels(1.1, extent)),
    },
  ];
}

/** Whether the shorter rotation between two angles is clockwise. */
function isClockwise(from: number, to: number): boolean {
  return Math.sin(to - from) < 0;
}
