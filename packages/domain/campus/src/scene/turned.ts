import type { Point } from '../geometry/point.ts';
import { toArea } from './areas.ts';
import type { Mark } from './mark.ts';

/** Rotates a mark about the origin; radians, counter-clockwise. */
export function turned(mark: Mark, angle: number): Mark {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const turnAll = (paths: readonly (readonly Point[])[]) => paths.map((path) => path.map(turn));
  const { areas, rings, lines, arcs, clip } = mark;
  return {
    ...mark,
    ...(areas && {
      areas: areas.map(({ role, polygon }) => toArea(turnAll(polygon), role)),
    }),
    ...(rings && { rings: turnAll(rings) }),
    ...(lines && { lines: turnAll(lines) }),
    ...(arcs && {
      arcs: arcs.map((arc) => ({
        ...arc,
        centre: turn(arc.centre),
        from: arc.from + angle,
        to: arc.to + angle,
      })),
    }),
    ...(clip && { clip: clip.map(turn) }),
  };
}
