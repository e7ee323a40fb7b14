import type { PlanUnit } from '@campusway/campus';

/** Roads and plazas are not the outline of a place on them, such as a gate. */
export function isWay(category: PlanUnit['category']): boolean {
  return category === 'road' || category === 'plaza';
}
