import { isInside, type LevelPlan } from '@campusway/campus';
import { floorName, type Step } from '@campusway/campus/directions';

interface ShownFloor {
  readonly floor: number;
  /** The step that is shown on it. */
  readonly step: Step | undefined;
}

/** `Third floor, west wing`: the wing is that in which the step begins. */
export function describeFloor({ units }: LevelPlan, { floor, step }: ShownFloor): string {
  const name = floorName(floor);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  if (step?.level === 0) return `${capital} and grounds`;
  const wing = step?.points
    .map(({ x, y }) => units.find((unit) => unit.wing && isInside([x, y], unit.polygon))?.wing)
    .find((found) => found !== undefined);
  return wing ? `${capital}, ${wing} wing` : capital;
}
