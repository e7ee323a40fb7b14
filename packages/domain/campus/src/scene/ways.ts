import type { LevelPlan } from '../geometry/level-plan.ts';
import type { Mark } from './mark.ts';
import type { Role } from './role.ts';

/** Paths in their true width plus `extra` metres. */
export function wayMarks(ways: LevelPlan['ways'], stroke: Role, extra = 0): readonly Mark[] {
  return ways.map(({ points, width }) => ({ lines: [points], stroke, width: width + extra, cap: 'round' }));
}
