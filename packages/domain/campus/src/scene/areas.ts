import type { PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { type Box, boxOf, isInside, overlaps, type Polygon } from '../geometry/polygon.ts';
import { type Role, roleOf } from './role.ts';

/** A polygon prepared for filling. */
export interface Area {
  readonly role: Role;
  readonly polygon: Polygon;
  readonly box: Box;
  /** An axis-aligned rectangle, as most rooms are: painters need no path for it. */
  readonly upright: boolean;
}

export interface UnitArea extends Area {
  readonly unit: PlanUnit;
}

export function toArea(polygon: Polygon, role: Role): Area {
  const box = boxOf(polygon[0] ?? []);
  return { role, polygon, box, upright: isUpright(polygon, box) };
}

/** Sorted by role, so that painters change the colour only once per role. */
export function toAreas(units: readonly PlanUnit[]): readonly UnitArea[] {
  return units
    .map((unit) => Object.assign(toArea(unit.polygon, roleOf(unit)), { unit }))
    .sort((a, b) => (a.role < b.role ? -1 : a.role > b.role ? 1 : 0));
}

/** Whether a polygon is its bounding box. */
export function isUpright([outer, ...holes]: Polygon, { minX, minY, maxX, maxY }: Box): boolean {
  return (
    holes.length === 0 &&
    outer?.length === 4 &&
    outer.every(([x, y]) => (x === minX || x === maxX) && (y === minY || y === maxY))
  );
}

/** The unit at a point in metres; undefined in walls. */
export function findUnitAt(point: Point, areas: readonly UnitArea[]): PlanUnit | undefined {
  const at = boxOf([point]);
  return areas.find(({ box, unit }) => overlaps(box, at) && isInside(point, unit.polygon))?.unit;
}
