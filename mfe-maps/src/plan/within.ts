import type { LevelPlan, Placement, Point } from '@campusway/campus';

/** The part of a plan in a screen's window; the plan of a storey has the levels of all buildings. */
export function within(
  plan: LevelPlan,
  { window: [west, south, east, north] }: Pick<Placement, 'window'>,
): LevelPlan {
  const isIn = ([x, y]: Point) => x > west && x < east && y > south && y < north;
  return {
    ...plan,
    units: plan.units.filter(({ label }) => isIn([label[0], label[1]])),
    amenities: plan.amenities.filter(({ point }) => isIn(point)),
  };
}
