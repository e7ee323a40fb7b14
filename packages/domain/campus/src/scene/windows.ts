import type { LevelPlan } from '../geometry/level-plan.ts';
import { type Extent, type Mark, pixels } from './mark.ts';

const windowDepth = 0.3;
const glass = 0.06;

/** Windows as a light band in the wall with the pane as a line in the middle. */
export function windowMarks(details: LevelPlan['details'], extent: Extent): readonly Mark[] {
  if (windowDepth <= pixels(1, extent)) return [];
  const lines = details.filter(({ category }) => category === 'window').map(({ points }) => points);
  const band: Mark = { lines, stroke: 'window', width: windowDepth - pixels(1, extent) };
  if (windowDepth <= pixels(4, extent)) return [band];
  return [band, { lines, stroke: 'glass', width: Math.max(glass, pixels(0.7, extent)) }];
}
