import {
  emptyPlan,
  type LevelPlan,
  type Levels,
  mergePlans,
  outdoors,
  planPart,
  storeyOf,
} from '@campusway/campus';
import type { CollegeParts } from '@campusway/contract';

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
