import type { Point } from '../geometry/point.ts';
import type { Campus, Place, PlaceId, WalkingGraph } from '../model.ts';
import { explainNoRoute, explainStepFreePart, type StepFreeEnd } from './explain-no-route.ts';
import { createFindPin } from './find-pin.ts';
import { createFindPlace, describeUnknown, type FindPlace } from './find-place.ts';
import type { NoRoute, Route, RouteResult } from './route.ts';
import { createRouter } from './router.ts';

/** A route between places. `toPlace` is the requested place, or the nearest of the candidates. */
export interface CampusRoute extends Route {
  readonly fromPlace: Place;
  readonly toPlace: Place;
}

export interface NoCampusRoute extends NoRoute {
  /** For users: why there is no route, and the nearest reachable point. */
  readonly message: string;
  readonly stepFreePart?: StepFreeEnd;
}

export type CampusRouteResult = CampusRoute | NoCampusRoute;

export interface CampusRouter {
  readonly places: readonly Place[];
  /** The graph of the routes: that of the campus with the pins added. */
  readonly graph: WalkingGraph;
  /** Also a pin by its id, `at-level-2-1234-567`. */
  readonly findPlace: FindPlace;
  /** A pin, a place to start or end at, on the nearest edge of some levels; undefined without an edge within 15 metres. */
  findPin(point: Point, levels: readonly number[]): Place | undefined;
  /** Between two places by id, room number or name: `room-205`, `205`, `Central Library`. */
  findRoute(query: {
    readonly from: PlaceId;
    readonly to: PlaceId;
    readonly stepFree?: boolean | undefined;
  }): CampusRouteResult;
  /** The quickest route from any place of one list to any of the other. */
  findQuickest(query: {
    readonly from: readonly Place[];
    readonly to: readonly Place[];
    readonly stepFree?: boolean | undefined;
  }): CampusRoute | undefined;
}

/** A router between places. Throws what `createRouter` throws. */
export function createCampusRouter(given: Campus): CampusRouter {
  const { places, levels } = given;
  const router = createRouter(given.graph);
  const { graph } = router;
  const campus: Campus = { graph, places, levels };
  const pins = createFindPin(given, router);
  const findKnown = createFindPlace(places);
  const findPlace: FindPlace = (text) => findKnown(text) ?? pins.byId(text);

  function unknown(from: string, to: string, text: string): NoCampusRoute {
    const message = `Cannot find a route from "${from}" to "${to}": ${describeUnknown(text, campus)}`;
    return { status: 'unreachable', reason: 'unknown-place', message };
  }

  function toResult(result: RouteResult, fromPlace: Place, toPlace: Place): CampusRouteResult {
    if (result.status === 'found') return { ...result, fromPlace, toPlace };
    const message = explainNoRoute(result, toPlace, campus);
    if (result.reason !== 'no-step-free-way') return { ...result, message };
    const among = places.map(({ nodes }) => nodes);
    const part = router.findStepFreePart({ from: fromPlace.nodes, to: toPlace.nodes, among });
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
    graph,
    findPlace,
    findPin: pins.near,

    findRoute({ from, to, stepFree }) {
      const fromPlace = findPlace(from);
      const toPlace = findPlace(to);
      if (!fromPlace) return unknown(from, to, from);
      if (!toPlace) return unknown(from, to, to);
      const result = router.findRoute({ from: fromPlace.nodes, to: toPlace.nodes, stepFree });
      return toResult(result, fromPlace, toPlace);
    },

    findQuickest({ from, to, stepFree }) {
      const result = router.findRoute({ from: nodesOf(from), to: nodesOf(to), stepFree });
      if (result.status !== 'found') return undefined;
      const fromPlace = findPlaceAt(from, result.nodes.at(0));
      const toPlace = findPlaceAt(to, result.nodes.at(-1));
      return fromPlace && toPlace && { ...result, fromPlace, toPlace };
    },
  };
}

function nodesOf(places: readonly Place[]): number[] {
  return [...new Set(places.flatMap(({ nodes }) => nodes))];
}

function findPlaceAt(places: readonly Place[], node: number | undefined): Place | undefined {
  return places.find(({ nodes }) => node !== undefined && nodes.includes(node));
}
