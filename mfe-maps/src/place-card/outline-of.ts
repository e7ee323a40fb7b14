import type { Place, PlanUnit, Point } from '@campusway/campus';

/** Metres around a place that the plan does not draw: a gate, a room of the block on the campus. */
const radius = 14;
const corners = 24;

/** What a place takes up of the plan, metres. */
export function outlineOf({ id, code, x, y }: Place, units: readonly PlanUnit[]): readonly Point[] {
  const unit = units.find(
    (unit) => (unit.place ?? unit.id) === id || (code !== undefined && unit.room === code),
  );
  return (
    unit?.polygon[0] ??
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / corners;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    })
  );
}
