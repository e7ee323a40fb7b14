import { flightOfDoor, UnitFinder } from '@campusway/campus';
import { Drawing } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Flights have a number of steps, which directions name, and those at a door have enough space. */
export const steps: Rule<'geometry' | 'buildings'> = {
  name: 'steps',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const drawing = Drawing.of(sources);
    for (const way of drawing.all('way')) {
      if (way.category !== 'stairs' || (way.steps && way.points.length === 2)) continue;
      const message = `The stairs "${way.id}" are not one straight flight with its number of steps`;
      const fix = 'Draw each flight as a line from its lowest step to its highest, and give it "steps"';
      yield { ...drawing.placeOf(way), message, fix };
    }
    const units = Map.groupBy(drawing.all('unit'), ({ level }) => level);
    for (const opening of drawing.all('opening')) {
      const flight = flightOfDoor(opening);
      if (!flight) continue;
      const finder = new UnitFinder(units.get(opening.level) ?? []);
      const lower = finder.sidesOf(opening).find(({ hand }) => hand !== opening.stepsUp);
      if (lower && finder.at(flight.foot) === lower.unit) continue;
      const message = `The ${flight.steps} steps before "${opening.id}" do not fit into the unit on their lower side`;
      const fix = 'Write the upper side of the line as "steps_up", or make space for 0.3 m per step';
      yield { ...drawing.placeOf(opening), message, fix };
    }
  },
};
