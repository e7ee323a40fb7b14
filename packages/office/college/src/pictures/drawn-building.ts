import type { LevelPlan } from '@campusway/campus';

export interface DrawnLevel {
  readonly plan: LevelPlan;
  /** As on the lift button. */
  readonly sign: string;
  /** Metres above the grounds. */
  readonly elevation: number;
}

/** The levels of one building lowest first. */
export type DrawnBuilding = readonly [DrawnLevel, ...DrawnLevel[]];
