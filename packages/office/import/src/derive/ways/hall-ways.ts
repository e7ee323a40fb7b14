import {
  InnerPaths,
  isWalkable,
  midpoint,
  type Polygon,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
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

/** Ways over units that are steps within a level, from each threshold to every other. No source has their heights. */
export function drawSteps(floor: Floor, passages: readonly FloorOpening[]): FloorWay[] {
  const finder = new UnitFinder(floor.units);
  const walked = walkedUnits(floor, finder);
  const sides = [...floor.openings, ...passages].flatMap((opening) =>
    finder
      .sidesOf(opening)
      .filter(({ unit }) => floor.steps.has(unit.id) && !walked.has(unit.id))
      .map((side) => ({ ...side, threshold: toCentimetres(midpoint(...opening.line)) })),
  );
  return [...Map.groupBy(sides, ({ unit }) => unit)].flatMap(([unit, own]) => {
    const paths = new InnerPaths(unit.polygon);
    const lines = own.flatMap((from, i) =>
      own.slice(i + 1).map((to) => {
        const bends = paths.bendsBetween(from.inside, to.inside) ?? [];
        return [from.threshold, ...bends, to.threshold];
      }),
    );
    if (lines.length === 0) return [];
    const what = 'The number of steps is unknown';
    const why = 'The source draws an area: give the ways over it "steps", so that directions name them';
    guess(floor.guesses, 'to-add', { rule: 'steps', what, why, id: unit.id, levelId: floor.level });
    return lines.map((points, i) => ({ id: `way-${unit.id}-${i + 1}`, points }));
  });
}
