import { UnitFinder } from '@campusway/campus';
import { guess } from '../../guesses.ts';
import type { FloorOpening, SourceFloor } from '../draft/floor.ts';

/** Floors whose doors with a unit of another building behind them, on the same storey, lead to its level. */
export function betweenBuildings(floors: readonly SourceFloor[]): readonly SourceFloor[] {
  const finders = new Map(floors.map((floor) => [floor, new UnitFinder(floor.units)]));
  const sidesOn = (floor: SourceFloor, opening: FloorOpening) => finders.get(floor)?.sidesOf(opening) ?? [];
  return floors.map((floor) => {
    const beside = floors.filter(
      ({ building, ordinal }) => building !== floor.building && ordinal === floor.ordinal,
    );
    const openings = floor.openings.map((opening): FloorOpening => {
      const [own, second] = sidesOn(floor, opening);
      if (opening.toLevel || opening.source?.isEntrance || !own || second) return opening;
      const toLevel = beside.find((other) =>
        sidesOn(other, opening).some(({ hand }) => hand !== own.hand),
      )?.level;
      if (toLevel === undefined) return opening;
      const what = `A door leads to "${toLevel}"`;
      const why = 'Behind it is a unit of another building, on the same storey';
      const where = { id: opening.source?.id ?? opening.id, levelId: floor.level };
      guess(floor.guesses, 'assumed', { rule: 'between-buildings', what, why, ...where });
      return { ...opening, toLevel };
    });
    return { ...floor, openings };
  });
}
