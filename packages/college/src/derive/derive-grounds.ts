import { boxOf, emptyPlan, type LevelPlan } from '@campusway/campus';

/** Metres of ground around the buildings. */
const margin = 20;

/** Plain grounds around the buildings, of a college that has not drawn any. */
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
