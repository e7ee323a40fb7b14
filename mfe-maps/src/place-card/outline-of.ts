import { isInside, outdoors, type Place, type PlanUnit, type Point } from '@campusway/campus';
import { isWay } from './is-way.ts';

/** Metres around a place that the plan does not draw: a gate, a room of the block on the campus. */
const radius = 14;
const corners = 24;

/** What a place takes up of the plan, metres. */
export function outlineOf({ id, code, level, x, y }: Place, units: readonly PlanUnit[]): readonly Point[] {
  const unit =
    units.find((unit) => (unit.place ?? unit.id) === id || (code !== undefined && unit.room === code)) ??
    // A building or a ground under the name of the place.
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
