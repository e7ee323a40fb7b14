import type { Route, RouteResult } from '../routing/route.ts';
import { formatMetres, formatMinutes, formatSteps } from '../wording/measures.ts';

export type RouteComparison = ReturnType<typeof compareRoutes>;
export type RouteSummary = ReturnType<typeof summarizeRoute>;

/** `message` explains why there is no route. */
type Answer = RouteResult & { readonly message?: string };

/** Compares the results of one query without and with `stepFree`. */
export function compareRoutes(quickest: Answer, stepFree: Answer) {
  const both = quickest.status === 'found' && stepFree.status === 'found';
  const same = both && isSame(quickest, stepFree);
  return {
    quickest: quickest.status === 'found' ? summarizeRoute(quickest) : undefined,
    stepFree: stepFree.status === 'found' ? summarizeRoute(stepFree) : undefined,
    /** The quickest route is step-free. */
    same,
    text: both ? describeExtra(same, quickest, stepFree) : describeMissing(quickest, stepFree),
  };
}

function describeMissing(quickest: Answer, stepFree: Answer): string {
  if (quickest.status === 'unreachable') return quickest.message ?? 'There is no route.';
  return stepFree.message ?? 'There is no step-free route.';
}

function isSame(a: Route, b: Route): boolean {
  return a.edges.length === b.edges.length && a.edges.every((edge, i) => edge === b.edges[i]);
}

/** Differences below this many seconds count as none. */
const NEGLIGIBLE_SECONDS = 15;

function describeExtra(same: boolean, quickest: Route, stepFree: Route): string {
  if (same) return 'The quickest route is step-free.';
  const seconds = stepFree.seconds - quickest.seconds;
  // Negative where a lift replaces stairs, as rides do not count.
  const metres = stepFree.length - quickest.length;
  const way = Math.abs(metres) < 1 ? '' : `${formatMetres(Math.abs(metres))} ${metres > 0 ? 'more' : 'less'}`;
  if (seconds < NEGLIGIBLE_SECONDS)
    return `The step-free route takes about as long${way && `, with ${way}`}.`;
  const longer = seconds < 45 ? `${Math.round(seconds / 5) * 5} seconds` : formatMinutes(seconds);
  return `The step-free route takes ${longer} longer${way && `, with ${way}`}.`;
}

function summarizeRoute({ legs, length, seconds }: Route) {
  const climbs = legs.flatMap(({ kind }) => (kind === 'lift' || kind === 'stairs' ? [kind] : []));
  const count = legs.reduce((sum, leg) => sum + leg.steps, 0);
  /** Flights that stay on their level: `4 steps`; undefined without flights. */
  const steps = legs.some(({ hasSteps }) => hasSteps) ? formatSteps(count) : undefined;
  return { metres: length, seconds, climbs: [...new Set(climbs)], steps };
}
