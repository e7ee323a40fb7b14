import { type Flight, flightOfDoor, flightOfWay, linesOfFlight } from '../geometry/flight.ts';
import type { LevelPlan } from '../geometry/level-plan.ts';
import { type Extent, type Mark, pixels } from './mark.ts';

/** All flights of steps of a plan that do not lead to another floor. */
export function toFlights({ openings, ways }: Pick<LevelPlan, 'openings' | 'ways'>): readonly Flight[] {
  return [...openings.map(flightOfDoor), ...ways.map(flightOfWay)].filter((flight) => flight !== undefined);
}

/** Treads and an arrow that climbs, as on stairs. Nothing at a scale where the treads would run together. */
export function flightMarks(flight: Flight, extent: Extent): readonly Mark[] {
  const { foot, head, steps } = flight;
  const length = Math.hypot(head[0] - foot[0], head[1] - foot[1]);
  if (length / steps < pixels(2, extent)) return [];
  const { treads, arrow } = linesOfFlight(flight);
  return [
    { lines: treads, stroke: 'tread', width: pixels(0.8, extent) },
    { lines: arrow, stroke: 'climb', width: pixels(1.1, extent) },
  ];
}
