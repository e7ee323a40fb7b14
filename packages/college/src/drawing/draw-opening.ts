import type { PlanOpening, Point } from '@campusway/campus';
import type { Palette } from './palette.ts';
import { at, element, linePath } from './svg.ts';

/** A gap in the wall, and the leaf with the quarter circle that it sweeps. */
export function drawOpening({ line, swing, leaves, category }: PlanOpening, palette: Palette): string {
  const [hinge, lock] = line;
  const gap = element('path', {
    d: linePath(line),
    stroke: palette.fills.floor,
    'stroke-width': category === 'entrance' ? 0.34 : 0.24,
  });
  if (swing === 'none') return gap;
  const middle: Point = [(hinge[0] + lock[0]) / 2, (hinge[1] + lock[1]) / 2];
  const side = swing === 'left' ? 1 : -1;
  return leaves === 1
    ? gap + leaf([hinge, lock], side, palette)
    : gap + leaf([hinge, middle], side, palette) + leaf([lock, middle], -side, palette);
}

function leaf([hinge, lock]: readonly [Point, Point], side: number, { line }: Palette): string {
  const [dx, dy] = [lock[0] - hinge[0], lock[1] - hinge[1]];
  const width = Math.hypot(dx, dy);
  const open: Point = [hinge[0] - dy * side, hinge[1] + dx * side];
  // Seen on the page y points down, so a turn to the left in metres is SVG's negative sweep.
  const sweep = side === 1 ? 1 : 0;
  const arc = `M${at(open)}A${width} ${width} 0 0 ${sweep} ${at(lock)}`;
  return (
    element('path', { d: linePath([hinge, open]), stroke: line, 'stroke-width': 0.07 }) +
    element('path', { d: arc, stroke: line, 'stroke-width': 0.035, fill: 'none' })
  );
}
