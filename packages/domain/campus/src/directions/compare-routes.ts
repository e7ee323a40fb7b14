import type { Place } from '../model.ts';
import type { CampusRoute, CampusRouteResult } from '../routing/campus-router.ts';
import type { Route } from '../routing/route.ts';
import { capitalised } from '../text.ts';
import { formatMetres, formatMinutes, formatSteps, roundMinutes } from '../wording/measures.ts';
import { nameWithWing } from '../wording/place-name.ts';
import { metresOf } from './describe-route.ts';
import type { Step } from './step.ts';

export type RouteComparison = ReturnType<typeof compareRoutes>;
export type RouteSummary = ReturnType<typeof summarizeRoute>;

/**
 * Compares the results of one query without and with `stepFree`, which may lead to different places. `describe` writes the
 * steps, whose metres are shown.
 */
export function compareRoutes(
  quickest: CampusRouteResult,
  stepFree: CampusRouteResult,
  describe: (route: CampusRoute) => readonly Step[],
) {
  const summarize = (route: CampusRouteResult) =>
    route.status === 'found' ? summarizeRoute(route, describe(route)) : undefined;
  const [fast, level] = [summarize(quickest), summarize(stepFree)];
  const both = quickest.status === 'found' && stepFree.status === 'found';
  const same = both && isSame(quickest, stepFree);
  const apart = both ? findApart(quickest, stepFree) : undefined;
  const metres = (level?.metres ?? 0) - (fast?.metres ?? 0);
  return {
    quickest: fast,
    stepFree: level,
    /** The quickest route is step-free. */
    same,
    /** The end that is another place step-free: that of the quickest route, and of the step-free one. */
    apart,
    text: both
      ? describeExtra(same, { quickest, stepFree, apart, metres, how: level?.how ?? '' })
      : [quickest, stepFree].find((answer) => answer.status === 'unreachable')?.message,
  };
}

function isSame(a: Route, b: Route): boolean {
  return a.edges.length === b.edges.length && a.edges.every((edge, i) => edge === b.edges[i]);
}

type Apart = readonly [quickest: Place, stepFree: Place];

/** "Nearest exit" leads to another one where the quickest is not step-free; "from the nearest toilet" begins at another. */
function findApart(quickest: CampusRoute, stepFree: CampusRoute): Apart | undefined {
  for (const end of ['toPlace', 'fromPlace'] as const)
    if (quickest[end].id !== stepFree[end].id) return [quickest[end], stepFree[end]];
  return undefined;
}

interface Extra {
  readonly quickest: CampusRoute;
  readonly stepFree: CampusRoute;
  readonly apart: Apart | undefined;
  /** What the step-free route has more; negative where a lift replaces stairs, as rides do not count. */
  readonly metres: number;
  /** `by lift, with its wait`: the step-free route. */
  readonly how: string;
}

/** The difference of the figures that are shown, so that they add up. */
function describeExtra(same: boolean, { quickest, stepFree, apart, metres, how }: Extra): string {
  if (same) return 'The quickest route is step-free.';
  const minutes = roundMinutes(stepFree.seconds) - roundMinutes(quickest.seconds);
  const verb = quickest.toPlace.id === stepFree.toPlace.id ? 'begins at' : 'leads to';
  if (apart) return describeElsewhere(apart, { verb, metres, minutes });
  const long = metres && `is ${formatMetres(Math.abs(metres))} ${metres > 0 ? 'longer' : 'shorter'}`;
  const way = long && `${long} ${metres < 0 && minutes > 0 ? 'but' : 'and'} `;
  // Of "less than a minute" and "1 minute" the difference is unknown.
  const isLittle = minutes < 2 && roundMinutes(quickest.seconds) === 0;
  const longer = isLittle ? 'a little' : formatMinutes(minutes * 60);
  const time = minutes < 1 ? 'about as long' : `${longer} longer`;
  return `The step-free route ${way || ''}takes ${time}${how && ` ${how}`}.`;
}

/** How much further the step-free destination or start is, and how much later. */
function describeElsewhere(
  [quickest, stepFree]: Apart,
  { verb, metres, minutes }: { readonly verb: string; readonly metres: number; readonly minutes: number },
): string {
  const [goal, other] = [nameWithWing(quickest), nameWithWing(stepFree)];
  const further = `${formatMetres(Math.abs(metres))} ${metres > 0 ? 'further' : 'nearer'}`;
  const cost = metres < 0 && minutes > 0 ? `, but takes ${formatMinutes(minutes * 60)} longer` : '';
  if (goal === other)
    return `The step-free route ${verb} ${other.replace(/^the/, 'another')}, ${metres === 0 ? 'as far away' : further}${cost}.`;
  return `${capitalised(other)} is ${metres === 0 ? 'as far as' : `${further} than`} ${goal}${cost}.`;
}

export function summarizeRoute({ legs, seconds, toPlace }: CampusRoute, steps: readonly Step[]) {
  const climbs = new Set(legs.map(({ kind }) => kind).filter((kind) => kind === 'lift' || kind === 'stairs'));
  const count = legs.reduce((sum, leg) => sum + leg.steps, 0);
  // Flights that stay on their level.
  const hasFlights = legs.some(({ hasSteps }) => hasSteps);
  // "Stair": not those of the directions. Beside stairs, the count would be taken for the whole climb.
  const flights = hasFlights && !climbs.has('stairs') && formatSteps(count).replace('step', 'stair step');
  const by = climbs.size > 0 && `by ${[...climbs].join(' and ')}`;
  // Without its mention, fewer metres would seem to take too long.
  const wait = climbs.has('lift') && 'with its wait';
  const fire = wait && toPlace.kind === 'entrance' && 'not in a fire';
  return {
    metres: metresOf(steps),
    seconds,
    /** `by stairs`, `by lift, with its wait, 4 stair steps`; to an exit also `not in a fire`; empty on the level. */
    how: [by, wait, fire, flights].filter(Boolean).join(', '),
    hasSteps: hasFlights || climbs.has('stairs'),
  };
}
