import { isInside, outdoors, type Place, type PlanUnit, type Point } from '@campusway/campus';

/** Radius in metres of the outline of a place without a drawn unit, such as a gate. */
const radius = 14;

/** Outline of a place on the plan, metres. */
export function outlineOf({ id, code, level, x, y }: Place, units: readonly PlanUnit[]): readonly Point[] {
  const unit =
    units.find((unit) => (unit.place ?? unit.id) === id || (code !== undefined && unit.room === code)) ??
    // The building or surface below the place's label.
    units.find(
      ({ category, polygon }) => level === outdoors && !isWay(category) && isInside([x, y], polygon),
    );
  return unit?.polygon[0] ?? circleAround([x, y], { radius, corners: 24 });
}

export function circleAround(
  [x, y]: Point,
  { radius, corners }: { readonly radius: number; readonly corners: number },
): readonly Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Roads and plazas are not the outline of a place on them, such as a gate. */
export function isWay(category: PlanUnit['category']): boolean {
  return category === 'road' || category === 'plaza';
}
