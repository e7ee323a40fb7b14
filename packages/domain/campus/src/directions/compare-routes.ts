import { type Levels, onLevel, pairOfLevels } from '../level.ts';
import type { Route, RouteResult } from '../routing/route.ts';
import { formatMetres, formatMinutes, formatSteps, joinWords } from '../wording/measures.ts';

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

export interface RouteSummary {
  readonly metres: number;
  readonly seconds: number;
  /** Levels in the order of the route, without duplicates; 0 is outdoors. */
  readonly levels: readonly number[];
  readonly climbs: readonly ('lift' | 'stairs')[];
  /** Flights that stay on their level: `4 steps`; missing without flights. */
  readonly steps?: string | undefined;
  /** `140 m, about 2 minutes, by lift from the second to the third floor.` */
  readonly text: string;
}

/** A route in one line, and its figures. */
export function summarizeRoute({ legs, length, seconds }: Route, levels: Levels): RouteSummary {
  const used = [...new Set(legs.flatMap(({ level, toLevel }) => [level, toLevel]))];
  const ups = legs.flatMap(({ kind, ...leg }) =>
    kind === 'lift' || kind === 'stairs' ? [{ kind, ...leg }] : [],
  );
  const climbs = [...new Set(ups.map(({ kind }) => kind))];
  const minutes = formatMinutes(seconds);
  const about = minutes.startsWith('less') ? minutes : `about ${minutes}`;
  const steps = legs.some(({ hasSteps }) => hasSteps)
    ? formatSteps(legs.reduce((sum, leg) => sum + leg.steps, 0))
    : undefined;
  const [from, to] = pairOfLevels(levels, ups[0]?.level ?? 0, ups.at(-1)?.toLevel ?? 0);
  const where =
    ups.length > 0
      ? `by ${joinWords(climbs)} from ${from} to ${to}`
      : joinWords(used.map((level) => onLevel(levels, level)));
  const text = `${formatMetres(length)}, ${about}, ${where}${steps ? `, over ${steps}` : ''}.`;
  return { metres: length, seconds, levels: used, climbs, steps, text };
}
