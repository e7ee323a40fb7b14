import type { PlanUnit } from '../geometry/level-plan.ts';
import { boxOf } from '../geometry/polygon.ts';
import { toArea } from './areas.ts';
import { crossOf, type Extent, type Mark, pixels } from './mark.ts';

const cabinGap = 0.18;

/** A cabin as a crossed box inside its shaft. */
export function liftMarks({ polygon }: PlanUnit, extent: Extent): readonly Mark[] {
  const { minX, minY, maxX, maxY } = boxOf(polygon[0] ?? []);
  const [x0, y0, x1, y1] = [minX + cabinGap, minY + cabinGap, maxX - cabinGap, maxY - cabinGap];
  const ring = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const;
  const edge = { stroke: 'cabinEdge', width: pixels(1, extent) } as const;
  return [
    { areas: [toArea([ring], 'cabin')] },
    { rings: [ring], ...edge },
    { lines: crossOf({ minX: x0, minY: y0, maxX: x1, maxY: y1 }), ...edge },
  ];
}
