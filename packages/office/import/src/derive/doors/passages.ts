import {
  boxOf,
  distance,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  toCentimetres,
  UnitFinder,
} from '@campusway/campus';
import { grown, indexOf, indexOfUnits, type Line } from '../../geometry/lines.ts';
import { guess } from '../../guesses.ts';
import { isShaft } from '../draft/categories.ts';
import type { Floor, FloorOpening } from '../draft/floor.ts';
import { minPassage, sharedStretches } from './walls.ts';

/** Maximum metres between two areas that touch. */
const maxGap = 0.1;
/** Metres around the shared stretch within which an opening is the passage. */
const besideStretch = 0.5;

/** Openings that no source draws: between halls that touch, and from a hall to stairs or a lift without a door. */
export function findPassages({ units, openings, level, guesses }: Floor): FloorOpening[] {
  const index = indexOfUnits(units);
  const doors = indexOf(openings, ({ line }) => [midpoint(...line)]);
  const finder = new UnitFinder(units);
  const withDoor = new Set(openings.flatMap((opening) => finder.sidesOf(opening).map(({ unit }) => unit.id)));
  const doorsAt = (stretch: Line) =>
    doors
      .search(grown(boxOf(stretch), besideStretch))
      .filter(({ line }) => nearestOnSegment(midpoint(...line), stretch).distance <= besideStretch);
  return units.filter(isWalkable).flatMap((hall) =>
    index.search(grown(boxOf(hall.polygon.flat()), maxGap)).flatMap((other): FloorOpening[] => {
      const isHall = isWalkable(other);
      if (isHall ? other.id <= hall.id : !isShaft(other.category) || withDoor.has(other.id)) return [];
      const shared = sharedStretches(hall.polygon, other.polygon, maxGap);
      const isPair = (opening: Pick<FloorOpening, 'line'>) =>
        finder.sidesOf(opening).every(({ unit }) => unit.id === hall.id || unit.id === other.id);
      const stretches = isHall
        ? shared.flatMap((one) =>
            freePart(one, (line) => finder.sidesOf({ line }).length === 2 && isPair({ line })),
          )
        : shared.slice(0, 1);
      if (stretches.length === 0) return [];
      if (isHall && stretches.some((one) => doorsAt(one).some(isPair))) return [];
      const what = isHall
        ? 'Two corridors without a door between them are open to each other'
        : `${other.category === 'elevator' ? 'A lift' : 'Stairs'} without a door open to the corridor beside them`;
      const why = 'They share a wall, and the source draws no opening';
      guess(guesses, 'assumed', { rule: 'passage', what, why, id: other.id, levelId: level });
      const id = `passage-${hall.id}-${other.id}`;
      return stretches.map((line, i) => ({ id: i === 0 ? id : `${id}-${i + 1}`, line }));
    }),
  );
}

/** The longest part of a wall between two halls with nothing else right beside it, such as the end of a staircase. */
function freePart(stretch: Line, isFree: (piece: Line) => boolean): Line[] {
  const [[ax, ay], [bx, by]] = stretch;
  const count = Math.ceil(distance(...stretch) / besideStretch);
  const at = (step: number): Point => [ax + ((bx - ax) * step) / count, ay + ((by - ay) * step) / count];
  let [from, start, end] = [0, 0, 0];
  for (let step = 0; step <= count; step++) {
    if (step < count && isFree([at(step), at(step + 1)])) continue;
    if (step - from > end - start) [start, end] = [from, step];
    from = step + 1;
  }
  if (end - start === count) return [stretch];
  const part: Line = [toCentimetres(at(start)), toCentimetres(at(end))];
  return distance(...part) >= minPassage ? [part] : [];
}
