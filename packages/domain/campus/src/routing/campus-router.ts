import type { Point } from '../geometry/point.ts';
import type { Campus, Place, PlaceId, WalkingGraph } from '../model.ts';
import type { PlaceKind } from '../place-kinds.ts';
import { createFindClosedEdges } from './closed-edges.ts';
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

type RoutePlaces = Pick<CampusRoute, 'fromPlace' | 'toPlace'>;

export type CampusRouteResult = CampusRoute | NoCampusRoute;

export interface CampusQuery {
  /** Id, room number or name of a place: `room-205`, `205`, `Central Library`. */
  readonly from: PlaceId;
  readonly stepFree?: boolean | undefined;
  /** Ids of places that are closed: a lift or staircase on all levels, any other place with its doors. */
  readonly closed?: readonly PlaceId[] | undefined;
}

export interface CampusRouter {
  readonly places: readonly Place[];
  /** The graph of the routes: that of the campus with the pins added. */
  readonly graph: WalkingGraph;
  /** Also a pin by its id, `at-level-2-1234-567`. */
  readonly findPlace: FindPlace;
  /** A pin, a place to start or end at, on the nearest edge of some levels; undefined without an edge within 15 metres. */
  findPin(point: Point, levels: readonly number[]): Place | undefined;
  findRoute(query: CampusQuery & { readonly to: PlaceId }): CampusRouteResult;
  /** The quickest route from any place of one list to any of the other. */
  findQuickest(query: {
    readonly from: readonly Place[];
    readonly to: readonly Place[];
    readonly stepFree?: boolean | undefined;
  }): CampusRoute | undefined;
  /** The nearest toilet, drinking water, lift or exit (kind `entrance`), on any floor. */
  findNearest(query: CampusQuery & { readonly kind: PlaceKind }): CampusRouteResult;
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
  const findClosedEdges = createFindClosedEdges(given.graph);

  function unknown(from: string, to: string, text: string): NoCampusRoute {
    const message = `Cannot find a route from "${from}" to "${to}": ${describeUnknown(text, campus)}`;
    return { status: 'unreachable', reason: 'unknown-place', message };
  }

  function closedEdges(ids: readonly PlaceId[] = []): number[] {
    return findClosedEdges(ids.flatMap((id) => findPlace(id) ?? []));
  }

  function toResult(result: RouteResult, ends: RoutePlaces, closed: readonly number[]): CampusRouteResult {
    const { fromPlace, toPlace } = ends;
    if (result.status === 'found') return { ...result, ...ends };
    const message = explainNoRoute(result, toPlace, campus);
    if (result.reason !== 'no-step-free-way') return { ...result, message };
    const among = places.map(({ nodes }) => nodes);
    const part = router.findStepFreePart({ from: fromPlace.nodes, to: toPlace.nodes, among, closed });
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

    findRoute({ from, to, stepFree, closed }) {
      const fromPlace = findPlace(from);
      const toPlace = findPlace(to);
      if (!fromPlace) return unknown(from, to, from);
      if (!toPlace) return unknown(from, to, to);
      const doors = { from: fromPlace.nodes, to: toPlace.nodes };
      const edges = closedEdges(closed);
      return toResult(router.findRoute({ ...doors, stepFree, closed: edges }), { fromPlace, toPlace }, edges);
    },

    findQuickest({ from, to, stepFree }) {
      const result = router.findRoute({ from: nodesOf(from), to: nodesOf(to), stepFree });
      if (result.status !== 'found') return undefined;
      const fromPlace = findPlaceAt(from, result.nodes.at(0));
      const toPlace = findPlaceAt(to, result.nodes.at(-1));
      return fromPlace && toPlace && { ...result, fromPlace, toPlace };
    },

    findNearest({ from, kind, stepFree, closed = [] }) {
      const fromPlace = findPlace(from);
      if (!fromPlace) return unknown(from, kind, from);
      const closedPlaces = new Set(closed.map((id) => findPlace(id)));
      const candidates = places.filter(
        (place) => place.kind === kind && place !== fromPlace && !closedPlaces.has(place),
      );
      const among = candidates.map(({ nodes }) => nodes);
      const edges = closedEdges(closed);
      const query = { from: fromPlace.nodes, among, stepFree, closed: edges };
      const result = router.findNearest(query);
      const index = result.status === 'found' ? result.place : 0;
      const toPlace = candidates[index];
      return toPlace ? toResult(result, { fromPlace, toPlace }, edges) : unknown(from, kind, kind);
    },
  };
}

function nodesOf(places: readonly Place[]): number[] {
  return [...new Set(places.flatMap(({ nodes }) => nodes))];
}

function findPlaceAt(places: readonly Place[], node: number | undefined): Place | undefined {
  return places.find(({ nodes }) => node !== undefined && nodes.includes(node));
}
