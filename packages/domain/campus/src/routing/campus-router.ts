import type { Campus, NamedClosure, Place, PlaceId } from '../model.ts';
import { createTimetable } from './closures.ts';
import { type Clock, explainClosures, explainDetour } from './explain-closures.ts';
import { explainNoRoute, explainStepFreePart, type StepFreeEnd } from './explain-no-route.ts';
import { createFindPin } from './find-pin.ts';
import { createFindPlace, describeUnknown, type FindPlace } from './find-place.ts';
import type { NoRoute, Route, RouteQuery } from './route.ts';
import { createRouter } from './router.ts';

/** A route between places. `toPlace` is the requested place, or the nearest of the candidates. */
export interface CampusRoute extends Route {
  readonly fromPlace: Place;
  readonly toPlace: Place;
  /** For users: what is closed on the quicker way, and what this one takes instead. */
  readonly detour?: string;
}

export interface NoCampusRoute extends NoRoute {
  /** For users: why there is no route, and the nearest reachable point. */
  readonly message: string;
  readonly stepFreePart?: StepFreeEnd;
}

export type CampusRouteResult = CampusRoute | NoCampusRoute;

export type CampusRouter = ReturnType<typeof createCampusRouter>;

interface Query extends RouteQuery {
  readonly closed: readonly NamedClosure[];
}

interface StepFreeOption {
  readonly stepFree?: boolean | undefined;
}

/** A router between places, which avoids what is closed now; without a clock nothing is. Throws what `createRouter` throws. */
export function createCampusRouter(given: Campus, clock?: Clock) {
  const { places, levels } = given;
  const router = createRouter(given.graph);
  const { graph } = router;
  const campus: Campus = { graph, places, levels };
  const pins = createFindPin(given, router);
  const closedAt = createTimetable(given.graph.closures ?? []);
  const closedNow = () => (clock ? closedAt(clock.now()) : []);
  const findKnown = createFindPlace(places);
  const findPlace: FindPlace = (text) => findKnown(text) ?? pins.byId(text);

  function unknown(from: string, to: string, text: string): NoCampusRoute {
    const message = `Cannot find a route from "${from}" to "${to}": ${describeUnknown(text, campus)}`;
    return { status: 'unreachable', reason: 'unknown-place', message };
  }

  /** The quickest route with everything open, and sentences on what is closed on it. */
  function findOpenRoute({ closed, ...query }: Query) {
    const open = closed.length > 0 ? router.findRoute(query) : undefined;
    if (open?.status !== 'found' || !clock) return undefined;
    const inForce = closed.filter(({ stepFreeOnly }) => query.stepFree || !stepFreeOnly);
    return { open, closures: explainClosures(router.findPassed(open, inForce), clock) };
  }

  function withDetour(
    query: Query,
    route: Route,
    ends: Pick<CampusRoute, 'fromPlace' | 'toPlace'>,
  ): CampusRoute {
    const { open, closures } = findOpenRoute(query) ?? {};
    if (!open || open.seconds >= route.seconds) return { ...route, ...ends };
    return { ...route, ...ends, detour: `${closures} ${explainDetour(route, open, campus)}` };
  }

  function toResult(query: Query, fromPlace: Place, toPlace: Place): CampusRouteResult {
    const result = router.findRoute(query);
    if (result.status === 'found') return withDetour(query, result, { fromPlace, toPlace });
    const isCut = result.reason === 'no-way' || result.reason === 'closed';
    const nearest = isCut ? router.findNearestPoint(query) : undefined;
    const { closures = '' } = (result.reason === 'closed' && findOpenRoute(query)) || {};
    const message = explainNoRoute({ ...result, to: toPlace, nearest, closures }, campus);
    if (result.reason !== 'no-step-free-way') return { ...result, message };
    const among = places.map(({ nodes }) => nodes);
    const part = router.findStepFreePart({ ...query, among });
    if (!part) return { ...result, message };
    const place = places[part.place];
    const stepFreePart = place && part.open && { end: part.behind, place, metres: part.open.length };
    return {
      ...result,
      message: explainStepFreePart(part.blocked, stepFreePart, campus),
      ...(stepFreePart && { stepFreePart }),
    };
  }

  return {
    places,
    /** The graph of the routes: that of the campus with the pins added. */
    graph,
    /** Also a pin by its id, `at-level-2-1234-567`. */
    findPlace,
    /** A pin, a place to start or end at, on the nearest edge of some levels; undefined without an edge within 15 metres. */
    findPin: pins.near,

    /** Between two places by id, room number or name: `room-205`, `205`, `Central Library`. */
    findRoute({ from, to, stepFree }: { from: PlaceId; to: PlaceId } & StepFreeOption): CampusRouteResult {
      const fromPlace = findPlace(from);
      const toPlace = findPlace(to);
      if (!fromPlace) return unknown(from, to, from);
      if (!toPlace) return unknown(from, to, to);
      const query = { from: fromPlace.nodes, to: toPlace.nodes, stepFree, closed: closedNow() };
      return toResult(query, fromPlace, toPlace);
    },

    /** The quickest route from any place of one list to any of the other. */
    findQuickest({
      from,
      to,
      stepFree,
    }: { from: readonly Place[]; to: readonly Place[] } & StepFreeOption): CampusRoute | undefined {
      const query = { from: nodesOf(from), to: nodesOf(to), stepFree, closed: closedNow() };
      const result = router.findRoute(query);
      if (result.status !== 'found') return undefined;
      const fromPlace = findPlaceAt(from, result.nodes.at(0));
      const toPlace = findPlaceAt(to, result.nodes.at(-1));
      return fromPlace && toPlace && withDetour(query, result, { fromPlace, toPlace });
    },
  };
}

function nodesOf(places: readonly Place[]): number[] {
  return [...new Set(places.flatMap(({ nodes }) => nodes))];
}

function findPlaceAt(places: readonly Place[], node: number | undefined): Place | undefined {
  return places.find(({ nodes }) => node !== undefined && nodes.includes(node));
}
