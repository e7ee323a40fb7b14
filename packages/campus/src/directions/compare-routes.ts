import type { Levels } from '../level.ts';
import type { Route, RouteResult } from '../routing/route.ts';
import { formatMetres, formatMinutes } from './measures.ts';
import { type RouteSummary, summarizeRoute } from './summarize-route.ts';

/** The quickest route and the step-free one, side by side. */
export interface RouteComparison {
  /** Undefined where there is none. */
  readonly quickest: RouteSummary | undefined;
  readonly stepFree: RouteSummary | undefined;
  /** The quickest route has no steps itself. */
  readonly same: boolean;
  /** What the step-free route costs more; 0 when one of them is missing. Metres may be negative, as lifts are not walked. */
  readonly extraSeconds: number;
  readonly extraMetres: number;
  readonly text: string;
}

/** With the sentence that says why there is no route, if somebody has one. */
type Answer = RouteResult & { readonly message?: string };

/** Compares the answers to one question, asked without and with `stepFree`. */
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

/** Seconds up to which nobody would notice. */
const UNNOTICED = 15;

function describeExtra(same: boolean, seconds: number, metres: number): string {
  if (same) return 'The quickest route is step-free.';
  const way = Math.abs(metres) < 1 ? '' : `${formatMetres(Math.abs(metres))} ${metres > 0 ? 'more' : 'less'}`;
  if (seconds < UNNOTICED) return `The step-free route takes about as long${way && `, with ${way}`}.`;
  const longer = seconds < 45 ? `${Math.round(seconds / 5) * 5} seconds` : formatMinutes(seconds);
  return `The step-free route takes ${longer} longer${way && `, with ${way}`}.`;
}
