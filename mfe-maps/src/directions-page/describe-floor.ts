import { isInside, type LevelPlan, outdoors, titleOf } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';

interface ShownFloor {
  readonly floor: number;
  /** The step shown on it. */
  readonly step: Step | undefined;
}

/** `Third floor, west wing`: with the wing in which the step begins. */
export function describeFloor({ units }: LevelPlan, { floor, step }: ShownFloor): string {
  const capital = capitalised(titleOf(college.levels, step && step.level !== outdoors ? step.level : floor));
  if (step?.level === outdoors) return `${capital} and grounds`;
  const wing = step?.points
    .map(({ x, y }) => units.find((unit) => unit.wing && isInside([x, y], unit.polygon))?.wing)
    .find((found) => found !== undefined);
  return wing ? `${capital}, ${wing} wing` : capital;
}
