import type { Levels } from '../level.ts';
import type { Route, RouteResult } from '../routing/route.ts';
import { formatMetres, formatMinutes } from '../wording/measures.ts';
import { type RouteSummary, summarizeRoute } from './summarize-route.ts';

/** Comparison of the quickest and the step-free route. */
export interface RouteComparison {
  /** Undefined when there is none. */
  readonly quickest: RouteSummary | undefined;
  readonly stepFree: RouteSummary | undefined;
  /** The quickest route is step-free. */
  readonly same: boolean;
  /** Extra cost of the step-free route; 0 when one is missing. Metres may be negative, as rides in lifts do not count. */
  readonly extraSeconds: number;
  readonly extraMetres: number;
  readonly text: string;
}

/** `message` explains why there is no route. */
type Answer = RouteResult & { readonly message?: string };

/** Compares the results of one query without and with `stepFree`. */
export function compareRoutes(quickest: Answer, stepFree: Answer, levels: Levels): RouteComparison {
  const both = quickest.status === 'found' && stepFree.status === 'found';
  const same = both && isSame(quickest, stepFree);
  const extraSeconds = both ? stepFree.seconds - quickest.seconds : 0;
  const extraMetres = both ? stepFree.length - quickest.length : 0;
  return {
    quickest: quickest.status === 'found' ? summarizeRoute(quickest, levels) : undefined,
    stepFree: stepFree.status === 'found' ? summarizeRoute(stepFree, levels) : undefined,
    same,
    extraSeconds,
    extraMetres,
    text: both ? describeExtra(same, extraSeconds, extraMetres) : describeMissing(quickest, stepFree),
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

function describeExtra(same: boolean, seconds: number, metres: number): string {
  if (same) return 'The quickest route is step-free.';
  const way = Math.abs(metres) < 1 ? '' : `${formatMetres(Math.abs(metres))} ${metres > 0 ? 'more' : 'less'}`;
  if (seconds < NEGLIGIBLE_SECONDS)
    return `The step-free route takes about as long${way && `, with ${way}`}.`;
  const longer = seconds < 45 ? `${Math.round(seconds / 5) * 5} seconds` : formatMinutes(seconds);
  return `The step-free route takes ${longer} longer${way && `, with ${way}`}.`;
}
