import type { NearestPoint, NoRoute, Route, RouteQuery } from '../../src/routing/route.ts';
import { createRouter } from '../../src/routing/router.ts';
import { drawRoute } from './draw-route.ts';
import type { DrawnCampus } from './drawn-campus.ts';

export type Ask = Omit<RouteQuery, 'from' | 'to'>;

function ask(campus: DrawnCampus, from: string, to: string, more: Ask = {}) {
  return createRouter(campus.graph).findRoute({ from: campus.doors(from), to: campus.doors(to), ...more });
}

export function found(...question: Parameters<typeof ask>): Route {
  const result = ask(...question);
  if (result.status === 'unreachable') throw new Error(`no route: ${result.reason}`);
  return result;
}

export function notFound(...question: Parameters<typeof ask>): NoRoute {
  const result = ask(...question);
  if (result.status === 'found') throw new Error('there is a route');
  return result;
}

export function drawing(campus: DrawnCampus, from: string, to: string, more: Ask = {}): string[] {
  return drawRoute(campus, found(campus, from, to, more)).split('\n');
}

/** The word that stands where a search came to its end. */
export function wordAt(campus: DrawnCampus, point: NearestPoint | undefined): string | undefined {
  return campus.places.find(({ nodes }) => point && nodes.includes(point.node))?.id;
}
