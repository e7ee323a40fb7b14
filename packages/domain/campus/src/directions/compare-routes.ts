import type { Place } from '../model.ts';
import type { Route, RouteResult } from '../routing/route.ts';
import { capitalised } from '../text.ts';
import { formatMinutes, formatSteps, roundMetres, roundMinutes } from '../wording/measures.ts';
import { nameWithWing } from '../wording/place-name.ts';

export type RouteComparison = ReturnType<typeof compareRoutes>;
export type RouteSummary = ReturnType<typeof summarizeRoute>;

/** `message` explains why there is no route. */
type Answer = RouteResult & { readonly message?: string; readonly toPlace?: Place };
type Found = Extract<Answer, Route>;

/** Compares the results of one query without and with `stepFree`, which may lead to different places. */
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

/** The difference of the figures that are shown, so that they add up. */
function describeExtra(same: boolean, quickest: Found, stepFree: Found): string {
  if (same) return 'The quickest route is step-free.';
  const minutes = roundMinutes(stepFree.seconds) - roundMinutes(quickest.seconds);
  // Negative where a lift replaces stairs, as rides do not count.
  const metres = roundMetres(stepFree.length) - roundMetres(quickest.length);
  if (quickest.toPlace && stepFree.toPlace && quickest.toPlace.id !== stepFree.toPlace.id)
    return describeElsewhere(quickest.toPlace, stepFree.toPlace, metres);
  const way = metres === 0 ? '' : `, with ${Math.abs(metres)} m ${metres > 0 ? 'more' : 'less'}`;
  if (minutes < 1) return `The step-free route takes about as long as the quickest${way}.`;
  const longer = roundMinutes(quickest.seconds) === 0 ? 'a little' : formatMinutes(minutes * 60);
  return `The step-free route takes ${longer} longer${way}.`;
}

/** `metres` is how much further the step-free destination is. */
function describeElsewhere(quickest: Place, stepFree: Place, metres: number): string {
  const [goal, other] = [nameWithWing(quickest), nameWithWing(stepFree)];
  const further = `${Math.abs(metres)} m ${metres > 0 ? 'further' : 'nearer'}`;
  if (goal === other)
    return `The step-free route leads to ${other.replace(/^the/, 'another')}, ${metres === 0 ? 'as far away' : further}.`;
  return `${capitalised(other)} is ${metres === 0 ? 'as far as' : `${further} than`} ${goal}.`;
}

export function summarizeRoute({ legs, length, seconds }: Route) {
  const climbs = new Set(legs.map(({ kind }) => kind).filter((kind) => kind === 'lift' || kind === 'stairs'));
  const count = legs.reduce((sum, leg) => sum + leg.steps, 0);
  // Flights that stay on their level.
  const hasFlights = legs.some(({ hasSteps }) => hasSteps);
  // "Stair": not those of the directions. Beside stairs, the count would be taken for the whole climb.
  const steps = hasFlights && !climbs.has('stairs') && formatSteps(count).replace('step', 'stair step');
  const by = climbs.size > 0 && `by ${[...climbs].join(' and ')}`;
  return {
    metres: length,
    seconds,
    /** `by stairs`, `by lift, 4 stair steps`; empty on the level. */
    how: [by, steps].filter(Boolean).join(', '),
    hasSteps: hasFlights || climbs.has('stairs'),
  };
}
