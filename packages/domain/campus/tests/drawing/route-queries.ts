import type { NoRoute, Route, RouteQuery } from '../../src/routing/route.ts';
import { createRouter } from '../../src/routing/router.ts';
import type { DrawnCampus } from './drawn-campus.ts';

export type QueryOptions = Omit<RouteQuery, 'from' | 'to'>;

function findRoute(campus: DrawnCampus, from: string, to: string, more: QueryOptions = {}) {
  return createRouter(campus.graph).findRoute({ from: campus.doors(from), to: campus.doors(to), ...more });
}

export function found(...args: Parameters<typeof findRoute>): Route {
  const result = findRoute(...args);
  if (result.status === 'unreachable') throw new Error(`no route: ${result.reason}`);
  return result;
}

export function notFound(...args: Parameters<typeof findRoute>): NoRoute {
  const result = findRoute(...args);
  if (result.status === 'found') throw new Error('there is a route');
  return result;
}

export function drawing(campus: DrawnCampus, from: string, to: string, more: QueryOptions = {}): string[] {
  return drawRoute(campus, found(campus, from, to, more));
}

/**
 * The drawing with `*` along the route; words stay, so that start and destination are readable. Omits levels that the
 * route does not touch.
 */
function drawRoute(campus: DrawnCampus, { nodes }: Route): string[] {
  const walked = new Set(nodes);
  return campus.drawings.flatMap(({ level, rows }) => {
    let touched = false;
    const drawn = rows.map((line, row) =>
      [...line].map((character, column) => {
        const node = campus.nodeAt(level, { row, column });
        if (node === undefined || !walked.has(node)) return character;
        touched = true;
        return /\w/.test(character) ? character : '*';
      }),
    );
    return touched ? [`level ${level}`, ...drawn.map((line) => line.join(''))] : [];
  });
}
