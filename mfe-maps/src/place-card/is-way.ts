import type { PlanUnit } from '@campusway/campus';

/** A gate stands on a road that is not the gate. */
export function isWay(category: PlanUnit['category']): boolean {
  return category === 'road' || category === 'plaza';
}
