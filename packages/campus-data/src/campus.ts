import type { LevelPlan } from '@campusway/campus';
import plan from '../generated/level-0.json' with { type: 'json' };
import { checked } from './checked.ts';

/** The grounds: buildings, paths, gates, lawns, courts, trees. */
export const campus: LevelPlan = checked(plan);
