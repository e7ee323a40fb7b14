import { type Flight, flightOfDoor, flightOfWay, linesOfFlight } from '../geometry/flight.ts';
import type { LevelPlan } from '../geometry/level-plan.ts';
import { circle, type Extent, type Mark, pixels } from './mark.ts';
import type { Role } from './role.ts';

const windowDepth = 0.3;
const glass = 0.06;

/** Windows as a light band in the wall with the pane as a line in the middle. */
export function windowMarks(details: LevelPlan['details'], extent: Extent): readonly Mark[] {
  if (windowDepth <= pixels(1, extent)) return [];
  const lines = details.filter(({ category }) => category === 'window').map(({ points }) => points);
  const band: Mark = { lines, stroke: 'window', width: windowDepth - pixels(1, extent) };
  if (windowDepth <= pixels(4, extent)) return [band];
  return [band, { lines, stroke: 'glass', width: Math.max(glass, pixels(0.7, extent)) }];
}

/** Trees as crowns with the stem as a dot; poles as dots. */
export function fixtureMarks(fixtures: LevelPlan['fixtures'], extent: Extent): readonly Mark[] {
  return fixtures.flatMap(({ category, point, radius }): Mark[] => {
    const arcs = [circle(point, radius)];
    const width = pixels(0.8, extent);
    if (category === 'flagpole') return [{ arcs, fill: 'pole', stroke: 'pole', width }];
    return [
      { arcs, fill: 'crown', stroke: 'crownEdge', width },
      { arcs: [circle(point, Math.max(0.18, width))], fill: 'crownEdge' },
    ];
  });
}

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

/** Paths in their true width plus `extra` metres. */
export function wayMarks(ways: LevelPlan['ways'], stroke: Role, extra = 0): readonly Mark[] {
  return ways.map(({ points, width }) => ({ lines: [points], stroke, width: width + extra, cap: 'round' }));
}
