import type { PlanUnit } from '../geometry/level-plan.ts';
import { boxOf } from '../geometry/polygon.ts';
import { crossOf, type Extent, type Mark, pixels } from './mark.ts';

/** An opening to below, such as above a courtyard: two dashed diagonals, as on architects' plans. */
export function voidMarks({ polygon }: PlanUnit, extent: Extent): readonly Mark[] {
  const ring = polygon[0] ?? [];
  return [
    {
      lines: crossOf(boxOf(ring)),
      clip: ring,
      stroke: 'voidCross',
      width: pixels(1, extent),
      dash: [pixels(7, extent), pixels(5, extent)],
    },
  ];
}
