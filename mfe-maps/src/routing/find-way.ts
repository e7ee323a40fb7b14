import type { CampusRouteResult, CampusRouter } from '@campusway/campus/routing';
import { placesOf, type Target } from '../endpoints/target.ts';
import { findRoute } from './find-route.ts';

interface Way {
  readonly from: Target;
  readonly to: Target;
  readonly stepFree: boolean;
}

/** The quickest route from any place of one target to any place of the other. */
export function findWay(router: CampusRouter, { from, to, stepFree }: Way): CampusRouteResult {
  const starts = placesOf(from, stepFree);
  // Excludes the start from the candidates, such as the toilet where the route starts.
  const goals = placesOf(to, stepFree).filter((place) => starts.length > 1 || place !== starts[0]);
  const [start] = starts;
  const goal = goals[0] ?? placesOf(to, stepFree)[0];
  if (!start || !goal) return noRoute(start ? to : from);
  if (starts.length === 1 && goals.length <= 1)
    return findRoute(router, { from: start.id, to: goal.id, stepFree });
  const route = router.findQuickest({ from: starts, to: goals, stepFree });
  if (route) return route;
  // Without any route, the message of the first pair explains why.
  const one = findRoute(router, { from: start.id, to: goal.id, stepFree });
  return one.status === 'unreachable' ? one : noRoute(to);
}

function noRoute({ name }: Target): CampusRouteResult {
  const message = `There is no route to ${name} on the plan.`;
  return { status: 'unreachable', reason: 'unknown-place', message };
}
