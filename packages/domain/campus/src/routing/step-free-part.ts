import type { Arcs } from './arcs.ts';
import { createDijkstra } from './dijkstra.ts';
import type { Route, RouteQuery, RouteResult } from './route.ts';
import { FORBIDDEN } from './travel-time.ts';

/** The step-free part of a route that has barriers. */
export interface StepFreePart {
  /** Which of start and destination lies behind a barrier. */
  readonly behind: 'from' | 'to';
  /** The route between it and the nearest place on the other side, barriers included. */
  readonly blocked: Route;
  /** That place, as its index in `among`. */
  readonly place: number;
  /** The step-free route between that place and the other end; undefined when that place is the other end. */
  readonly open: Route | undefined;
}

export interface StepFreePartQuery extends Pick<RouteQuery, 'from' | 'to' | 'closed'> {
  /** Doors of each place that can be named. */
  readonly among: readonly (readonly number[])[];
}

/**
 * Of a start and a destination without a step-free route, the one that reaches fewer nodes step-free lies behind the
 * barrier. The named place is step-free with the other one, and the nearest such place to the one behind the barrier.
 */
export function findStepFreePart(
  { arcs, times }: { readonly arcs: Arcs; readonly times: Int32Array },
  findRoute: (query: RouteQuery) => RouteResult,
  { from, to, closed, among }: StepFreePartQuery,
): StepFreePart | undefined {
  const forward = createDijkstra(arcs.out, arcs.spots.forward);
  forward.run(times, from);
  const backward = createDijkstra(arcs.into, arcs.spots.backward);
  backward.run(times, to);
  const behind = forward.reached.length < backward.reached.length ? 'from' : 'to';
  const side = behind === 'from' ? backward : forward;
  const nodes = [...new Set(among.flat())].filter((node) => side.distance(node) < FORBIDDEN);
  const blocked = findRoute(behind === 'from' ? { from, to: nodes, closed } : { from: nodes, to, closed });
  if (blocked.status === 'unreachable') return undefined;
  const named = blocked.nodes.at(behind === 'from' ? -1 : 0) as number;
  const place = among.findIndex((doors) => doors.includes(named));
  const doors = among[place] ?? [];
  const open = findRoute({ from, to, [behind]: doors, stepFree: true, closed });
  return { behind, blocked, place, open: open.status === 'found' ? open : undefined };
}
