import { isWalkable, type Polygon, toCentimetres, type UnitFeature, UnitFinder } from '@campusway/campus';
import { union } from 'polyclip-ts';
import { guess } from '../guesses.ts';
import { centreLines } from './centre-lines.ts';
import { fromClip, toClip } from './clean-polygon.ts';
import { type Floor, type FloorOpening, type FloorWay, walkedUnits } from './floor.ts';

/** Centre lines of the halls that no way of the source leads through. */
export function drawCentreLines(floor: Floor, passages: readonly FloorOpening[]): FloorWay[] {
  const { units, steps, openings, level, guesses } = floor;
  const finder = new UnitFinder(units);
  const walked = walkedUnits(floor, finder);
  const halls = units.filter((unit) => isWalkable(unit) && !walked.has(unit.id) && !steps.has(unit.id));
  const doors = openings.flatMap((opening) => finder.sidesOf(opening));
  return groupsOf(halls, passages, finder).flatMap((group) => {
    const members = new Set(group.map(({ id }) => id));
    const inside = doors.filter(({ unit }) => members.has(unit.id)).map((side) => side.inside);
    return areasOf(group).flatMap((area, part) => {
      try {
        return centreLines(area, inside).flatMap((points, i) => {
          const rounded = points.map(toCentimetres);
          const id = `way-${group[0]?.id}-${part + 1}-${i + 1}`;
          return rounded.length > 1 ? [{ id, points: rounded }] : [];
        });
      } catch (error) {
        const what = 'A corridor has no way: draw one through it';
        const why = `Its outline cannot be triangulated (${(error as Error).message})`;
        guess(guesses, 'to-add', { rule: 'no-way', what, why, id: group[0]?.id ?? '', levelId: level });
        return [];
      }
    });
  });
}

/** Halls in groups that are open to each other: each group gets its centre lines as one area. */
function groupsOf(
  halls: readonly UnitFeature[],
  passages: readonly FloorOpening[],
  finder: UnitFinder,
): UnitFeature[][] {
  const groups = new Map(halls.map((hall) => [hall.id, [hall]]));
  for (const passage of passages) {
    const [one, other] = finder.sidesOf(passage).map(({ unit }) => groups.get(unit.id));
    if (!one || !other || one === other) continue;
    one.push(...other);
    for (const { id } of other) groups.set(id, one);
  }
  return [...new Set(groups.values())];
}

/** The halls of a group as one area, or as several where a gap lies between them. */
function areasOf(group: readonly UnitFeature[]): Polygon[] {
  const [first, ...others] = group.map(({ polygon }) => polygon);
  if (!first) return [];
  return others.length === 0 ? [first] : fromClip(union(toClip(first), ...others.map(toClip)));
}
