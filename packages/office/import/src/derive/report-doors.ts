import { midpoint, toCentimetres, UnitFinder } from '@campusway/campus';
import { guess } from '../guesses.ts';
import type { Draft } from './draft.ts';
import { entranceCandidates } from './entrances.ts';
import type { FloorOpening } from './floor.ts';
import type { SourceFloor } from './read-floor.ts';

interface DoorsOfFloor {
  readonly finder: UnitFinder;
  /** Openings with a unit on one side and nothing on the other. */
  readonly outer: readonly FloorOpening[];
  readonly entrances: readonly FloorOpening[];
}

/** Reports doors that join nothing, and derived entrances. */
export function reportDoors(
  { guesses, frame }: Draft,
  { openings, ways, level }: SourceFloor,
  { finder, outer, entrances }: DoorsOfFloor,
): void {
  const outside = new Set(outer.map(({ id }) => id));
  const corners = new Set(ways.flatMap(({ points }) => points.map(String)));
  for (const { id, line, source, isEntrance } of openings) {
    // A way that leads over the threshold joins the door, regardless of the units beside it.
    const middle = midpoint(...line);
    const isOnWay = corners.has(String(toCentimetres(middle)));
    const place = { id: source?.id ?? id, levelId: level, position: frame.toDegrees(middle) };
    const count = finder.sidesOf({ line }).length;
    if (!isOnWay && (count === 0 || (count === 1 && !outside.has(id) && !isEntrance))) {
      const what = 'A door joins nothing';
      const why = count === 0 ? 'No unit lies on either side' : 'Behind it is a gap, not a unit';
      guess(guesses, 'to-add', { rule: 'loose-door', what, why, ...place });
    }
    if (!source?.isEntrance && !isEntrance && entrances.some((one) => one.id === id)) {
      const what = 'A door is an entrance';
      guess(guesses, 'assumed', { rule: 'entrance', what, why: 'It leads outdoors', ...place });
    }
  }
}

/** Reports a level that needs an entrance and has none, with walls to choose from. */
export function reportNoEntrance({ guesses }: Draft, { units, level, building }: SourceFloor): void {
  const candidates = entranceCandidates(units, new UnitFinder(units)).slice(0, 5);
  const places = candidates.map((line) => line.map(([x, y]) => `${x}, ${y}`).join(' to ')).join('; ');
  const choice = places === '' ? 'draw one' : `choose one of these walls and draw it: ${places}`;
  const what = `The building "${building}" has no entrance: ${choice}`;
  const why = 'No door of this level leads outdoors';
  guess(guesses, 'to-add', { rule: 'no-entrance', what, why, levelId: level });
}
