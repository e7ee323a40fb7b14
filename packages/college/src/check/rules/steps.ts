import { flightOfDoor, UnitFinder } from '@campusway/campus';
import { Drawing } from '../drawing.ts';
import type { Fault } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Flights of steps are counted, since directions name the count, and there is room for those before a door. */
export const steps: Rule<'geometry' | 'buildings'> = {
  name: 'steps',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<Fault> {
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
      const message = `The ${flight.steps} steps before "${opening.id}" do not fit into what lies on their lower side`;
      const fix = 'Put the higher side of the line into "steps_up", or make room for 0.3 m a step';
      yield { ...drawing.placeOf(opening), message, fix };
    }
  },
};
