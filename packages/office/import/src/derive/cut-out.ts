import { areaOf, boxOf, isInside, labelPoint, type Polygon, sidesOf, Walls } from '@campusway/campus';
import { withoutPolygons } from './clean-polygon.ts';
import { overlapOf } from './shafts.ts';

/** Minimum share of a unit in a hall for it to be cut out of the hall. */
const minShare = 0.02;

/** Whether an area may overlap a hall: a quick test, for halls of thousands of corners beside thousands of rooms. */
function mayOverlap(area: Polygon, hall: Polygon, walls: Walls): boolean {
  const [one, two] = [boxOf(area.flat()), boxOf(hall.flat())];
  if (one.minX >= two.maxX || two.minX >= one.maxX || one.minY >= two.maxY || two.minY >= one.maxY)
    return false;
  const isCrossed = area.flatMap(sidesOf).some((side) => !walls.isFree(side));
  return isCrossed || isInside(labelPoint(area), hall) || isInside(labelPoint(hall), area);
}

/** A hall without the areas that overlap it, the largest part first; undefined when none does. */
export function cutOut(hall: Polygon, others: readonly Polygon[]): Polygon[] | undefined {
  const walls = new Walls(hall);
  const above = others.filter((other) => mayOverlap(other, hall, walls) && overlapOf(other, hall) > minShare);
  if (above.length === 0) return undefined;
  return withoutPolygons([hall], above).toSorted((a, b) => areaOf(b) - areaOf(a));
}
