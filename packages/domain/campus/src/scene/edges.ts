import type { LevelPlan } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';

type Line = readonly Point[];

/** Edges of the shapes on the grounds, of buildings and their courtyards, and the middle of paths; metres. */
export function campusEdges(grounds: LevelPlan, groundFloor: LevelPlan): Record<'shapes' | 'paths', Line[]> {
  const courtyards = groundFloor.units.filter(({ category }) => category === 'vegetation');
  const units = [...grounds.units, ...courtyards].flatMap(({ polygon }) => polygon);
  const rings = [...grounds.outline, ...groundFloor.outline, ...units];
  return {
    shapes: rings.map((ring) => [...ring, ...ring.slice(0, 1)]),
    paths: grounds.ways.map(({ points }) => points),
  };
}
