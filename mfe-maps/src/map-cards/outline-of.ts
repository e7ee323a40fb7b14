import { isInside, outdoors, type Place, type PlanUnit, type Point } from '@campusway/campus';
import { isWay } from './is-way.ts';

/** Radius in metres of the outline of a place without a drawn unit, such as a gate. */
const radius = 14;
const corners = 24;

/** Outline of a place on the plan, metres. */
export function outlineOf({ id, code, level, x, y }: Place, units: readonly PlanUnit[]): readonly Point[] {
  const unit =
    units.find((unit) => (unit.place ?? unit.id) === id || (code !== undefined && unit.room === code)) ??
    // The building or surface below the place's label.
    units.find(
      ({ category, polygon }) => level === outdoors && !isWay(category) && isInside([x, y], polygon),
    );
  return (
    unit?.polygon[0] ??
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / corners;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    })
  );
}
