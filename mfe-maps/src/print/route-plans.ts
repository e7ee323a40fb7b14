import { outdoors, type Point } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { pageRouter } from '../journey/find-way.ts';
import { routeOnFloor } from '../journey/route-on-floor.ts';
import { endPins } from '../map/canvas/pin.ts';
import { type FloorPrintProps, printedLevel } from './FloorPrint.tsx';

/** The plans of a printed route in its order: the grounds, and each floor. */
export function plansOf(route: CampusRoute): readonly Pick<FloorPrintProps, 'level' | 'area'>[] {
  const { nodes } = pageRouter().graph;
  const lines = new Map<number, Point[][]>();
  let shown: number | undefined;
  let line: Point[] = [];
  for (const id of route.nodes) {
    const { x = 0, y = 0, level = outdoors } = nodes[id] ?? {};
    const next = printedLevel(level);
    if (next !== shown) {
      // Both plans show the route at the entrance.
      if (next === outdoors || shown === outdoors) line.push([x, y]);
      line = [];
      lines.set(next, [...(lines.get(next) ?? []), line]);
      shown = next;
    }
    line.push([x, y]);
  }
  return [...lines].flatMap(([level, parts]) => {
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
