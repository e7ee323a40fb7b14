import { InnerPaths, midpoint, toCentimetres, UnitFinder } from '@campusway/campus';
import { guess } from '../../guesses.ts';
import { type Floor, type FloorOpening, type FloorWay, walkedUnits } from '../draft/floor.ts';

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
