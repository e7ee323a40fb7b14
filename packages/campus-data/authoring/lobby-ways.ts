import { crossingOf, nearestOnSegment, type Point, sidesOf } from '@campusway/campus';
import { inset } from './inset.ts';

/** Metres that people keep from a wall beside them. */
const berth = 0.6;
const same = 0.05;

/** A door of the lobby, and the point before it to which one walks from anywhere in the lobby. */
export interface LobbyStop {
  readonly name: string;
  /** Missing where the ways of a corridor do not come in: a hall's door finds the point before it by itself. */
  readonly door?: Point;
  readonly before: Point;
}

/**
 * The ways of an open floor: from every door straight to each other one that can be seen from it, by name. A way that
 * would run over a third stop is left out, since the ways to and from that one are it.
 *
 * @param outline counter-clockwise, right angles only
 */
export function lobbyWays(
  stops: readonly LobbyStop[],
  outline: readonly Point[],
): readonly (readonly [name: string, points: readonly Point[]])[] {
  const walls = sidesOf(inset(outline, () => berth));
  const doors = stops.flatMap(({ name, door, before }) => (door ? [[name, [door, before]] as const] : []));
  const across = stops.flatMap((from, i) =>
    stops.slice(i + 1).flatMap((to) => {
      const line = [from.before, to.before] as const;
      const blocked = walls.some((wall) => crossingOf(line, wall) !== undefined);
      const doubled = stops.some(
        (other) => other !== from && other !== to && nearestOnSegment(other.before, line).distance < same,
      );
      return blocked || doubled ? [] : [[`${from.name}-${to.name}`, line] as const];
    }),
  );
  return [...doors, ...across];
}
