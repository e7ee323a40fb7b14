import { boxOf, type LevelPlan, type PlanUnit, type Point, type Polygon } from '@campusway/campus';
import { element } from '../svg.ts';

export interface DrawnLevel {
  readonly plan: LevelPlan;
  /** As on the lift button. */
  readonly sign: string;
  /** Metres above the grounds. */
  readonly elevation: number;
}

/** The levels of one building lowest first. */
export type DrawnBuilding = readonly [DrawnLevel, ...DrawnLevel[]];

/** Projection from above, from the south: depth goes up and to the right, height straight up. */
const depth = { across: 0.42, up: 0.62 };

export function project([x, y]: Point, height: number): Point {
  return [x + y * depth.across, y * depth.up + height];
}

export interface Shade {
  readonly top: string;
  readonly side: string;
}

/** A polygon raised by `rise` metres above `height`: the walls that face the viewer, then its top. */
export function prism(
  polygon: Polygon,
  { height, rise }: { height: number; rise: number },
  shade: Shade,
): string {
  const [outer = []] = polygon;
  const walls =
    rise === 0
      ? ''
      : outer.map((a, i) => wall([a, outer[(i + 1) % outer.length] ?? a], height, rise)).join('');
  const top = polygon.map((ring) => `${pathOf(ring, height + rise)}Z`).join('');
  return (
    (walls && element('path', { d: walls, class: shade.side })) +
    element('path', { d: top, class: shade.top, 'fill-rule': 'evenodd' })
  );
}

/** Rings run counter-clockwise: a side that leads eastwards faces south, towards the viewer. */
function wall([a, b]: readonly [Point, Point], height: number, rise: number): string {
  if (b[0] - a[0] < 0.01) return '';
  const corners = [
    project(a, height),
    project(b, height),
    project(b, height + rise),
    project(a, height + rise),
  ];
  return `M${corners.map(pen).join('L')}Z`;
}

/** A line at a height, as SVG path data. */
export function pathOf(points: readonly Point[], height: number): string {
  return `M${points.map((corner) => pen(project(corner, height))).join('L')}`;
}

function pen([x, y]: Point): string {
  return `${round(x)} ${round(-y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Sorts from back to front, so that nearer units cover those behind. */
export function backToFront(units: readonly PlanUnit[]): PlanUnit[] {
  return units.toSorted((a, b) => boxOf(b.polygon.flat()).minY - boxOf(a.polygon.flat()).minY);
}
