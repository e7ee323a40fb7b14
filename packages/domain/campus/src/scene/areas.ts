import type { PlanUnit } from '../geometry/level-plan.ts';
import { type Box, boxOf, type Polygon } from '../geometry/polygon.ts';
import type { PlaceId } from '../model.ts';
import { type Extent, type Mark, overlaps, pixels } from './mark.ts';
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

function isUpright([outer, ...holes]: Polygon, { minX, minY, maxX, maxY }: Box): boolean {
  return (
    holes.length === 0 &&
    outer?.length === 4 &&
    outer.every(([x, y]) => (x === minX || x === maxX) && (y === minY || y === maxY))
  );
}

/** Outlines of areas without walls; `width` in pixels. */
export function edgeMark(areas: readonly Area[], stroke: Role, width: number, extent: Extent): Mark {
  const shown = areas.filter(({ box }) => overlaps(box, extent.box));
  return { rings: shown.flatMap(({ polygon }) => polygon), stroke, width: pixels(width, extent) };
}

/** Areas of chosen places, in the colour of the selection. */
export function chosenMark(areas: readonly UnitArea[], chosen?: ReadonlySet<PlaceId>): Mark {
  const isChosen = ({ unit }: UnitArea) => chosen?.has(unit.place ?? unit.id) ?? false;
  return { areas: areas.filter(isChosen), fill: 'selected' };
}
