import type { LevelPlan } from '../geometry/level-plan.ts';
import { circle, type Extent, type Mark, pixels } from './mark.ts';

/** Trees as crowns with the stem as a dot; poles as dots. */
export function fixtureMarks(fixtures: LevelPlan['fixtures'], extent: Extent): readonly Mark[] {
  return fixtures.flatMap(({ category, point, radius }): Mark[] => {
    const isPole = category === 'flagpole';
    const disc: Mark = {
      arcs: [circle(point, radius)],
      fill: isPole ? 'pole' : 'crown',
      stroke: isPole ? 'pole' : 'crownEdge',
      width: pixels(0.8, extent),
    };
    if (isPole) return [disc];
    return [disc, { arcs: [circle(point, Math.max(0.18, pixels(0.8, extent)))], fill: 'crownEdge' }];
  });
}
