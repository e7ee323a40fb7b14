import {
  boxOf,
  emptyPlan,
  isInside,
  type LevelPlan,
  outdoors,
  type Place,
  type Polygon,
} from '@campusway/campus';

/** Metres of ground around the buildings. */
const margin = 20;

/** Plain grounds around the buildings, for a college without drawn grounds. */
export function deriveGrounds(plans: readonly LevelPlan[]): LevelPlan {
  const corners = plans.flatMap(({ outline }) => outline.flat());
  const { minX, minY, maxX, maxY } = boxOf(corners.length > 0 ? corners : [[0, 0]]);
  const [west, south, east, north] = [minX - margin, minY - margin, maxX + margin, maxY + margin];
  return {
    ...emptyPlan,
    outline: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ],
    ],
  };
}

/** Categories of surfaces that may be places; lawns and roads are not. */
const placeCategories: ReadonlySet<string> = new Set(['building', 'fieldofplay', 'parking', 'theater']);

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
