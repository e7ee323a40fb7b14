import {
  boxOf,
  type LevelPlan,
  type Placement,
  type PlaneBounds,
  toPlane,
  type Wing,
} from '@campusway/campus';

/** Margins around the outer walls in metres, with space for the wing's name above. */
const margin = { side: 1, below: 1, above: 4.5 } as const;

/** Bounds of one wing on the plane, with space for its name above. */
export function wingOnPlane({ units }: LevelPlan, wing: Wing, placement: Placement): PlaneBounds {
  const corners = units.filter((unit) => unit.wing === wing).flatMap(({ polygon }) => polygon.flat());
  if (corners.length === 0) return placement.plane;
  const { minX, minY, maxX, maxY } = boxOf(corners);
  return [
    toPlane([minX - margin.side, minY - margin.below], placement),
    toPlane([maxX + margin.side, maxY + margin.above], placement),
  ];
}
