import { outdoors, type Point } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { linesOf, routeOnFloor } from '../journey/route-on-floor.ts';
import { endPins } from '../map/canvas/pin.ts';
import { type FloorPrintProps, printedLevel } from './FloorPrint.tsx';

/** The plans of a printed route in its order: the grounds, and each floor. */
export function plansOf(route: CampusRoute): readonly Pick<FloorPrintProps, 'level' | 'area'>[] {
  return [...linesOf(route, printedLevel)].flatMap(([level, parts]) => {
    const pins = endPins(route).filter(({ place }) => printedLevel(place.level) === level);
    const long = parts.filter(({ length }) => length > 1);
    if (long.length + pins.length === 0) return [];
    const points = [...long.flat(), ...pins.map(({ place: { x, y } }): Point => [x, y])];
    const changes = level === outdoors ? [] : routeOnFloor(route, level).changes;
    const signs = changes.map(({ kind, direction, sign, isArrival, at }) => {
      const way = isArrival ? 'from' : direction === 'up' ? '↑' : '↓';
      return { text: `${kind === 'lift' ? 'Lift' : 'Stairs'} ${way} ${sign}`, at };
    });
    return [{ level, area: { points, lines: long, pins, signs } }];
  });
}
