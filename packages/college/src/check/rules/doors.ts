import {
  distance,
  nearestOnSegment,
  type OpeningFeature,
  outdoors,
  placesDrawn,
  type Side,
  sidesOf,
  type UnitFeature,
} from '@campusway/campus';
import { Drawing, nameOf } from '../drawing.ts';
import type { Fault } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** How far a door's ends may be from the walls of the rooms that it joins, metres. */
const reach = 0.35;
const narrowest = 0.6;
const enterable = new Set<string>(['room', 'auditorium', 'library', ...placesDrawn.unit.keys()]);

/** Every door stands in a wall between two units, or between a unit and the open. */
export const doors: Rule<'geometry' | 'buildings'> = {
  name: 'doors',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<Fault> {
    const drawing = Drawing.of(sources);
    for (const opening of drawing.all('opening')) {
      if (opening.level === outdoors) continue;
      const sides = drawing.finderOn(opening.level).sidesOf(opening);
      const fault = faultOf(opening, sides);
      if (fault) yield { ...drawing.placeOf(opening), ...fault };
    }
  },
};

/** Every room has a door. */
export const doorlessRooms: Rule<'geometry' | 'buildings'> = {
  name: 'doorless-rooms',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<Fault> {
    const drawing = Drawing.of(sources);
    for (const unit of drawing.all('unit')) {
      const needsDoor = enterable.has(unit.category);
      if (unit.level === outdoors || !needsDoor || drawing.derived.doorsOf.has(unit.id)) continue;
      const message = `There is no door to ${nameOf(unit)}`;
      yield { ...drawing.placeOf(unit), message, fix: 'Draw an opening in one of its walls' };
    }
  },
};

function faultOf(
  opening: OpeningFeature,
  sides: readonly Side[],
): Pick<Fault, 'message' | 'fix'> | undefined {
  const [first, second] = sides;
  const name = `The ${opening.category} "${opening.id}"`;
  const fix = 'Draw it on the middle of a wall, from its hinge to its lock';
  if (!first) return { message: `${name} stands in mid-air: no room or corridor is beside it`, fix };
  if (first.unit === second?.unit) {
    return { message: `${name} stands in mid-air: on both sides of it is ${nameOf(first.unit)}`, fix };
  }
  const loose = sides.find(({ unit }) => !isOnWall(opening, unit));
  if (loose) return { message: `${name} is not on a wall of ${nameOf(loose.unit)}`, fix };
  if (!second && opening.category !== 'entrance') {
    return { message: `${name} leads from ${nameOf(first.unit)} to nowhere`, fix };
  }
  const width = distance(...opening.line);
  if (width >= narrowest) return undefined;
  return { message: `${name} is only ${width.toFixed(2)} m wide`, fix: 'Draw it in its clear width' };
}

function isOnWall({ line }: OpeningFeature, { polygon }: UnitFeature): boolean {
  return line.every((end) =>
    polygon.some((ring) => sidesOf(ring).some((side) => nearestOnSegment(end, side).distance <= reach)),
  );
}
