import { audiences, distance, type Place, type PlaceId, type Point, shaftOf } from '@campusway/campus';
import {
  compareWalks,
  createWays,
  type RouteSummary,
  roundMinutes,
  type Step,
} from '@campusway/campus/directions';
import { audienceOffers, findNearestTarget, placesOf, type Target } from '@campusway/campus/lookup';
import {
  type CampusRoute,
  type CampusRouteResult,
  type CampusRouter,
  isStepFree,
  type Route,
} from '@campusway/campus/routing';
import { clock, college } from '@campusway/platform';
import type { EndpointName } from './find-endpoint.ts';
import { isLevel, pointOf } from './floor-of.ts';
import { readStepFree } from './use-link.ts';

let ways: ReturnType<typeof createWays> | undefined;

/** The page's, created with the first route. They avoid what is closed when a route is requested. */
export function pageWays() {
  ways ??= createWays(college, clock);
  return ways;
}

export const pageRouter = (): CampusRouter => pageWays().router;

export const directionsFor = (route: CampusRoute): readonly Step[] => pageWays().directionsFor(route);

export const walkOf = (route: CampusRoute): RouteSummary => pageWays().walkOf(route);

/** Walking time, step-free if wanted; undefined without a route. */
export function secondsBetween(from: PlaceId, to: PlaceId): number | undefined {
  const route = pageRouter().findRoute({ from, to, stepFree: readStepFree() });
  return route.status === 'found' ? route.seconds : route.reason === 'same-place' ? 0 : undefined;
}

/** Whether a route has no barrier, also when it was not requested so. */
export function isStepFreeRoute({ edges }: Route): boolean {
  const { graph } = pageRouter();
  return edges.every((edge) => isStepFree(graph.edges[edge] ?? { kind: 'path', wheelchair: true }));
}

type Way = Readonly<Record<EndpointName, Target>> & { readonly stepFree: boolean };

/** The route from any place of one target to the nearest place of the other: by minutes and metres as shown. */
export function findWay({ from, to, stepFree }: Way): CampusRouteResult {
  const starts = placesOf(from, stepFree);
  const all = placesOf(to, stepFree);
  const [start] = starts;
  // Excludes a start among the candidates, such as the toilet where the route starts, or its lift on all floors.
  const own = starts.length === 1 ? all.find(({ id }) => id === start?.id) : undefined;
  const others = all.filter((place) => !own || idOfShaft(place) !== idOfShaft(own));
  const near = others.filter(({ campus }) => campus === start?.campus);
  const goals = near.length > 0 ? near : others;
  const goal = goals[0] ?? own;
  if (!start || !goal) return noRoute(start ? to : from);
  if (isLevel(to.id) && starts.every(({ level }) => level === goal.level))
    return {
      status: 'unreachable',
      reason: 'same-place',
      message: `${from.name} is on ${to.name}. Choose a room or another place there.`,
    };
  const first = ({ id } = goal) => pageWays().findShown({ from: start.id, to: id, stepFree }, findRoute);
  if (starts.length === 1 && goals.length <= 1) return first();
  const query = { from: starts, to: goals, stepFree };
  const quickest = pageRouter().findQuickest(query);
  const nearest = quickest && findNearest(quickest, query);
  // As to the same place by its name.
  if (nearest) return starts.length === 1 ? first(nearest.toPlace) : nearest;
  // Without any route, the message explains why, of the goal nearest to where the way is step-free.
  const result = first();
  if (result.status === 'found') return noRoute(to);
  const { end, place } = result.stepFreePart ?? {};
  const part = place && end === 'from' && findWay({ from: { ...place, kind: 'place', place }, to, stepFree });
  return part && part.status === 'found' ? first(part.toPlace) : result;
}

/** Equal for the doors of one lift or staircase. */
export const idOfShaft = (place: Place) => shaftOf(pageRouter().graph, place) ?? place.id;

type Query = Parameters<CampusRouter['findQuickest']>[0];

/** The nearest of several goals. Only one that is as near in a straight line can have a shorter route than the quickest, whose minutes are the fewest. */
function findNearest(quickest: CampusRoute, { from, to, stepFree }: Query): CampusRoute {
  const starts = pointsOf(from);
  const isNear = (goal: Place) =>
    pointsOf([goal]).some((point) => starts.some((start) => distance(start, point) <= quickest.length));
  const routes = to
    .filter(isNear)
    .flatMap((goal) => pageRouter().findQuickest({ from, to: [goal], stepFree }) ?? [])
    .filter(({ seconds }) => roundMinutes(seconds) === roundMinutes(quickest.seconds));
  return [...routes, quickest].toSorted((a, b) => compareWalks(walkOf(a), walkOf(b)))[0] ?? quickest;
}

function pointsOf(places: readonly Place[]): readonly Point[] {
  const { nodes } = pageRouter().graph;
  return places.flatMap((place) => place.nodes.flatMap((node) => nodes[node] ?? [])).map(pointOf);
}

/** What "nearest toilet" may mean: its `id` in links, `label` and way, which is step-free for wheelchairs and if wanted. */
export function findChoices(from: Target, to: Target, isStepFree: boolean) {
  return audienceOffers(to.id, college.places).flatMap(({ id, audience }) => {
    const target = findNearestTarget(id, college.places);
    const stepFree = isStepFree || audience === 'wheelchair';
    const way = target && findWay({ from, to: target, stepFree });
    const label = audiences.find((one) => one.id === audience)?.label ?? '';
    return way?.status === 'found' ? [{ id, label, stepFree, way }] : [];
  });
}

function noRoute({ name }: Target): CampusRouteResult {
  const message = `There is no route to ${name} on the plan.`;
  return { status: 'unreachable', reason: 'unknown-place', message };
}

/** The router's result, with a message for rooms that share a door: for the router they are the same place. */
export function findRoute(
  query: Parameters<CampusRouter['findRoute']>[0],
  router = pageRouter(),
): CampusRouteResult {
  const result = router.findRoute(query);
  const [from, to] = [router.findPlace(query.from), router.findPlace(query.to)];
  if (result.status === 'found' || result.reason !== 'same-place' || !from || !to || isOnePlace(from, to))
    return result;
  const door = [from, to].some(({ kind }) => kind === 'area') ? '' : ': go through the door between them';
  return { ...result, message: `${to.name} is next to ${from.name}${door}.` };
}

/** Also true for a room and its venue, and for two pins at one point. */
export function isOnePlace(a: Place, b: Place): boolean {
  const isOneSpot = a.level === b.level && a.x === b.x && a.y === b.y;
  return isOneSpot || (a.code !== undefined && a.code === b.code);
}
