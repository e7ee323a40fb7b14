import { isWalkable, type Polygon, toCentimetres, type UnitFeature, UnitFinder } from '@campusway/campus';
import { union } from 'polyclip-ts';
import { centreLines } from '../../geometry/centre-lines.ts';
import { Groups } from '../../geometry/groups.ts';
import { fromClip, toClip } from '../../geometry/polygons.ts';
import { guess } from '../../guesses.ts';
import { type Floor, type FloorOpening, type FloorWay, walkedUnits } from '../draft/floor.ts';

/** Centre lines of the halls that no way of the source leads through; halls that are open to each other get them together. */
export function drawCentreLines(floor: Floor, passages: readonly FloorOpening[]): FloorWay[] {
  const { units, steps, openings, level, guesses } = floor;
  const finder = new UnitFinder(units);
  const walked = walkedUnits(floor, finder);
  const halls = units.filter((unit) => isWalkable(unit) && !walked.has(unit.id) && !steps.has(unit.id));
  const groups = new Groups(halls);
  for (const passage of passages) {
    const [one, other] = finder.sidesOf(passage);
    if (one && other) groups.join(one.unit, other.unit);
  }
  const doors = openings.flatMap((opening) => finder.sidesOf(opening));
  return groups.all.flatMap((group) => {
    const inside = doors.filter(({ unit }) => group.includes(unit)).map((side) => side.inside);
    const hall = group[0]?.id ?? '';
    return areasOf(group).flatMap((area, part) => {
      try {
        return centreLines(area, inside).flatMap((line, i) => {
          const points = line.map(toCentimetres);
          return points.length > 1 ? [{ id: `way-${hall}-${part + 1}-${i + 1}`, points }] : [];
        });
      } catch (error) {
        const what = 'A corridor has no way: draw one through it';
        const why = `Its outline cannot be triangulated (${(error as Error).message})`;
        guess(guesses, 'to-add', { rule: 'no-way', what, why, id: hall, levelId: level });
        return [];
      }
    });
  });
}

/** The halls of a group as one area, or as several where there is a gap between them. */
function areasOf(group: readonly UnitFeature[]): Polygon[] {
  const [first, ...others] = group.map(({ polygon }) => polygon);
  if (!first) return [];
  return others.length === 0 ? [first] : fromClip(union(toClip(first), ...others.map(toClip)));
}
