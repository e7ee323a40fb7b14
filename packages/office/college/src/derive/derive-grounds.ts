import {
  boxOf,
  cornersOf,
  emptyPlan,
  isInside,
  type LevelPlan,
  type Levels,
  mergePlans,
  outdoors,
  type Place,
  type Polygon,
  planPart,
  storeyOf,
} from '@campusway/campus';
import type { CollegeParts } from '@campusway/contract';
import { placeCategories } from '../source/read-drawing.ts';

/** Metres of ground around the buildings. */
const margin = 20;

/** Plain grounds around the buildings, for a college without drawn grounds. */
export function deriveGrounds(plans: readonly LevelPlan[]): LevelPlan {
  const drawn = plans.flatMap(({ outline }) => outline.flat());
  const { minX, minY, maxX, maxY } = boxOf(drawn.length > 0 ? drawn : [[0, 0]]);
  const [west, south] = [minX - margin, minY - margin];
  const corners = cornersOf({ minX: west, minY: south, maxX: maxX + margin, maxY: maxY + margin });
  return { ...emptyPlan, outline: [corners] };
}

/** Assigns to each outdoor place the surface or building below its label. */
export function withOwners(plan: LevelPlan, places: readonly Place[]): LevelPlan {
  const outside = places.filter(({ level, onCampusMap }) => level === outdoors && onCampusMap);
  const ownerOf = (polygon: Polygon) => {
    const owner = outside.find(({ x, y }) => isInside([x, y], polygon));
    return owner && { place: owner.id };
  };
  return {
    ...plan,
    units: plan.units.map((unit) => ({
      ...unit,
      ...(placeCategories.has(unit.category) && ownerOf(unit.polygon)),
    })),
    ...(plan.buildings && {
      buildings: plan.buildings.map((building) => ({ ...building, ...ownerOf(plan.outline) })),
    }),
  };
}

/** One plan per ordinal; the ground plan exists even if empty. */
export function mergeStoreys(
  plans: ReadonlyMap<number, LevelPlan>,
  levels: Levels,
): Pick<CollegeParts, `plan/${string}`> {
  const storeys = Map.groupBy(plans, ([level]) => (level === outdoors ? outdoors : storeyOf(levels, level)));
  const merged = [...storeys].map(([storey, own]) => {
    const [first, ...others] = own.map(([, plan]) => plan);
    return first
      ? [[planPart(levels, storey), { ...mergePlans([first, ...others]), level: storey }] as const]
      : [];
  });
  return { 'plan/ground': emptyPlan, ...Object.fromEntries(merged.flat()) };
}
