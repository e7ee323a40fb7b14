import type { CampusRouteResult, CampusRouter } from '@campusway/campus/routing';
import { placesOf, type Target } from '../endpoints/target.ts';
import { findRoute } from './find-route.ts';

interface Way {
  readonly from: Target;
  readonly to: Target;
  readonly stepFree: boolean;
}

/** The quickest way from any place of one target to any place of the other. */
export function findWay(router: CampusRouter, { from, to, stepFree }: Way): CampusRouteResult {
  const starts = placesOf(from, stepFree);
  // Who stands at one toilet and asks for the nearest means another one.
  const goals = placesOf(to, stepFree).filter((place) => starts.length > 1 || place !== starts[0]);
  const [start] = starts;
  const goal = goals[0] ?? placesOf(to, stepFree)[0];
  if (!start || !goal) return nowhere(start ? to : from);
  if (starts.length === 1 && goals.length <= 1)
    return findRoute(router, { from: start.id, to: goal.id, stepFree });
  const route = router.findQuickest({ from: starts, to: goals, stepFree });
  if (route) return route;
  // None of several can be reached: the sentence about the first pair says why.
  const one = findRoute(router, { from: start.id, to: goal.id, stepFree });
  return one.status === 'unreachable' ? one : nowhere(to);
}

function nowhere({ name }: Target): CampusRouteResult {
  const message = `There is no way to ${name}: the plan shows none.`;
  return { status: 'unreachable', reason: 'unknown-place', message };
}
