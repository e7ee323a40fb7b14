import type { Place, PlaceId, PlaceKind, WalkingGraph } from '../model.ts';
import { createFindClosedEdges } from './closed-edges.ts';
import { explainNoRoute } from './explain-no-route.ts';
import { createFindPlace, describeUnknown, type FindPlace } from './find-place.ts';
import type { NoRoute, Route, RouteResult } from './route.ts';
import { createRouter, type Router } from './router.ts';

/** A route between places. `toPlace` is the place that was asked for, or the nearest of those that would do. */
export interface CampusRoute extends Route {
  readonly fromPlace: Place;
  readonly toPlace: Place;
}

export interface NoCampusRoute extends NoRoute {
  /** A sentence for people: what is wrong, and how near one gets. */
  readonly message: string;
}

export type CampusRouteResult = CampusRoute | NoCampusRoute;

export interface CampusQuery {
  /** Id of a place, or what people call it: `room-205`, `205`, `Central Library`. */
  readonly from: PlaceId;
  readonly stepFree?: boolean | undefined;
  /** Ids of places that are closed: a lift or staircase on all levels, any other place with its doors. */
  readonly closed?: readonly PlaceId[] | undefined;
}

export interface CampusRouter {
  readonly router: Router;
  readonly places: readonly Place[];
  readonly findPlace: FindPlace;
  findRoute(query: CampusQuery & { readonly to: PlaceId }): CampusRouteResult;
  /** The nearest toilet, drinking water, lift or exit (kind `entrance`), on any floor. */
  findNearest(query: CampusQuery & { readonly kind: PlaceKind }): CampusRouteResult;
}

/** A router that speaks of places. Takes as long to make as `createRouter`, and throws what that throws. */
export function createCampusRouter({
  graph,
  places,
}: {
  readonly graph: WalkingGraph;
  readonly places: readonly Place[];
}): CampusRouter {
  const router = createRouter(graph);
  const findPlace = createFindPlace(places);
  const findClosedEdges = createFindClosedEdges(graph);

  function unknown(from: string, to: string, text: string): NoCampusRoute {
    const message = `Cannot find a route from "${from}" to "${to}": ${describeUnknown(text, places)}`;
    return { status: 'unreachable', reason: 'unknown-place', message };
  }

  function closedEdges(ids: readonly PlaceId[] = []): number[] {
    return findClosedEdges(ids.flatMap((id) => findPlace(id) ?? []));
  }

  function toResult(result: RouteResult, fromPlace: Place, toPlace: Place): CampusRouteResult {
    if (result.status === 'found') return { ...result, fromPlace, toPlace };
    return { ...result, message: explainNoRoute(result, toPlace, { graph, places }) };
  }

  return {
    router,
    places,
    findPlace,

    findRoute({ from, to, stepFree, closed }) {
      const fromPlace = findPlace(from);
      const toPlace = findPlace(to);
      if (!fromPlace) return unknown(from, to, from);
      if (!toPlace) return unknown(from, to, to);
      const doors = { from: fromPlace.nodes, to: toPlace.nodes };
      return toResult(
        router.findRoute({ ...doors, stepFree, closed: closedEdges(closed) }),
        fromPlace,
        toPlace,
      );
    },

    findNearest({ from, kind, stepFree, closed = [] }) {
      const fromPlace = findPlace(from);
      if (!fromPlace) return unknown(from, kind, from);
      const shut = new Set(closed.map((id) => findPlace(id)));
      const candidates = places.filter(
        (place) => place.kind === kind && place !== fromPlace && !shut.has(place),
      );
      const among = candidates.map(({ nodes }) => nodes);
      const query = { from: fromPlace.nodes, among, stepFree, closed: closedEdges(closed) };
      const result = router.findNearest(query);
      const index = result.status === 'found' ? result.place : 0;
      const toPlace = candidates[index];
      return toPlace ? toResult(result, fromPlace, toPlace) : unknown(from, kind, kind);
    },
  };
}
