import { type Flight, flightOfDoor, flightOfWay, linesOfFlight } from '../geometry/flight.ts';
import type { LevelPlan } from '../geometry/level-plan.ts';
import { type Extent, type Mark, pixels } from './mark.ts';

/** All flights of a plan; stairs between floors are units. */
export function toFlights({ openings, ways }: Pick<LevelPlan, 'openings' | 'ways'>): readonly Flight[] {
  return [...openings.map(flightOfDoor), ...ways.map(flightOfWay)].filter((flight) => flight !== undefined);
}

/** Treads and an arrow upwards, as on stairs. Empty at a scale at which the treads would merge. */
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
