import type { PlanOpening } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, overlaps } from '../geometry/polygon.ts';
import { type Extent, type Mark, pixels } from './mark.ts';

const innerWall = 0.2;
const outerWall = 0.3;
/** Metres by which a gap overlaps both floors, so that no hairline of wall stays visible. */
const overlap = 0.04;

export type OpeningShape = ReturnType<typeof toOpeningShape>;

export function toOpeningShape({ line, swing, leaves, category }: PlanOpening) {
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
  const leaf = width / leaves;
  const pair = [toLeaf(hinge, along, into, leaf), toLeaf(lock, back, into, leaf)];
  return { box, gap, leaves: swing === 'none' ? [] : pair.slice(0, leaves) };
}

/** A leaf and its arc, from the wall's line to open: radians, counter-clockwise from the east. */
function toLeaf(hinge: Point, along: Point, into: Point, width: number) {
  const [shut, open] = [along, into].map(([x, y]) => Math.atan2(y, x)) as [number, number];
  return { hinge, tip: add(hinge, into, width), width, shut, open };
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
  const arcs = leaves.map(({ hinge, width, shut, open }) => {
    // The shorter rotation.
    const clockwise = Math.sin(open - shut) < 0;
    return { centre: hinge, radius: width, from: shut, to: open, clockwise };
  });
  return [
    { arcs, stroke: 'doorLeaf', width: pixels(0.6, extent) },
    {
      lines: leaves.map(({ hinge, tip }) => [hinge, tip]),
      stroke: 'doorLeaf',
      width: Math.max(0.06, pixels(1.1, extent)),
    },
  ];
}
