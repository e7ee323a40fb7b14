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
import { nameOf } from '../drawing.ts';
import { drawingRule, type RawFinding } from '../rule.ts';

/** Maximum distance in metres from the ends of a door to the walls of its rooms. */
const reach = 0.35;
const minWidth = 0.6;
const enterable = new Set<string>(['room', 'auditorium', 'library', ...placesDrawn.unit.keys()]);

/** Every door is in a wall between two units, or between a unit and the outside. */
export const doors = drawingRule('doors', function* (drawing) {
  for (const opening of drawing.all('opening')) {
    if (opening.level === outdoors) continue;
    const sides = [opening.level, opening.toLevel ?? []]
      .flat()
      .flatMap((level) => drawing.finderOn(level).sidesOf(opening));
    const finding = findingOf(opening, sides);
    if (finding) yield { ...drawing.placeOf(opening), ...finding };
  }
});

/** Every room has a door. */
export const doorlessRooms = drawingRule('doorless-rooms', function* (drawing) {
  for (const unit of drawing.all('unit')) {
    const needsDoor = enterable.has(unit.category);
    if (unit.level === outdoors || !needsDoor || drawing.derived.doorsOf.has(unit.id)) continue;
    const message = `There is no door to ${nameOf(unit)}`;
    yield { ...drawing.placeOf(unit), message, fix: 'Draw an opening in one of its walls' };
  }
});

function findingOf(
  opening: OpeningFeature,
  sides: readonly Side[],
): Pick<RawFinding, 'message' | 'fix'> | undefined {
  const [first, second] = sides;
  const name = `The ${opening.category} "${opening.id}"`;
  const fix = 'Draw it on the middle of a wall, from its hinge to its lock';
  if (!first) return { message: `${name} is not in a wall: no room or corridor is beside it`, fix };
  if (first.unit === second?.unit) {
    return { message: `${name} is not in a wall: both sides are in ${nameOf(first.unit)}`, fix };
  }
  const offWall = sides.find(({ unit }) => !isOnWall(opening, unit));
  if (offWall) return { message: `${name} is not on a wall of ${nameOf(offWall.unit)}`, fix };
  if (!second && opening.category !== 'entrance') {
    return { message: `${name} leads from ${nameOf(first.unit)} to nowhere`, fix };
  }
  const width = distance(...opening.line);
  if (width >= minWidth) return undefined;
  return { message: `${name} is only ${width.toFixed(2)} m wide`, fix: 'Draw it in its clear width' };
}

function isOnWall({ line }: OpeningFeature, { polygon }: UnitFeature): boolean {
  return line.every((end) =>
    polygon.some((ring) => sidesOf(ring).some((side) => nearestOnSegment(end, side).distance <= reach)),
  );
}
