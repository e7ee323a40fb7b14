import type { Arcs } from './arcs.ts';
import type { Route, RouteQuery, RouteResult } from './route.ts';
import { createSweep } from './sweep.ts';
import { FORBIDDEN } from './travel-time.ts';

/** What is step-free of a way that is not so as a whole. */
export interface StepFreePart {
  /** The end that lies behind a barrier. */
  readonly behind: 'from' | 'to';
  /** The way between that end and the nearest place on the other side, barriers included. */
  readonly barred: Route;
  /** That place, as its position in `among`. */
  readonly place: number;
  /** The way between that place and the other end; missing when that place is the other end. */
  readonly open: Route | undefined;
}

export interface StepFreePartQuery extends Omit<RouteQuery, 'stepFree'> {
  /** Doors of each place that can be named. */
  readonly among: readonly (readonly number[])[];
}

/**
 * Between two ends without a step-free way, the end behind a barrier is the one that fewer nodes are joined with by
 * step-free ways. The place that is named lies on the side of the other end, and is reached soonest from the barred end.
 */
export function findStepFreePart(
  { arcs, times }: { readonly arcs: Arcs; readonly times: Int32Array },
  findRoute: (query: RouteQuery) => RouteResult,
  { from, to, among, closed }: StepFreePartQuery,
): StepFreePart | undefined {
  const leaving = createSweep(arcs.out, arcs.spots.leaving);
  leaving.run(times, from);
  const arriving = createSweep(arcs.into, arcs.spots.arriving);
  arriving.run(times, to);
  const behind = leaving.reached.length < arriving.reached.length ? 'from' : 'to';
  const side = behind === 'from' ? arriving : leaving;
  const nodes = [...new Set(among.flat())].filter((node) => side.distance(node) < FORBIDDEN);
  const barred = findRoute(behind === 'from' ? { from, to: nodes, closed } : { from: nodes, to, closed });
  if (barred.status === 'unreachable') return undefined;
  const named = barred.nodes.at(behind === 'from' ? -1 : 0) as number;
  const place = among.findIndex((doors) => doors.includes(named));
  const doors = among[place] ?? [];
  const open = findRoute({ from, to, [behind]: doors, stepFree: true, closed });
  return { behind, barred, place, open: open.status === 'found' ? open : undefined };
}
