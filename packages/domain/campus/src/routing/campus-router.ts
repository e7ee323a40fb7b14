import { type Clock, explainClosures, formatInstant } from '../closures/closure-text.ts';
import { createTimetable } from '../closures/timetable.ts';
import { midpoint, type Point } from '../geometry/point.ts';
import type {
  Campus,
  GraphEdge,
  GraphNode,
  NamedClosure,
  Place,
  PlaceId,
  Transport,
  WalkingGraph,
} from '../model.ts';
import { explainDetour } from './explain-detour.ts';
import { explainNoRoute, explainStepFreePart, type StepFreeEnd } from './explain-no-route.ts';
import { createFindPin } from './find-pin.ts';
import { createFindPlace, describeUnknown, type FindPlace } from './find-place.ts';
import type { NoRoute, Route, RouteQuery, RouteResult } from './route.ts';
import { createRouter } from './router.ts';

/** A route between places. `toPlace` is the requested place, or the nearest of the candidates. */
export interface CampusRoute extends Route {
  readonly fromPlace: Place;
  readonly toPlace: Place;
  /** For users: what is closed on the quicker way, and what this one takes instead. */
  readonly detour?: string;
}

/**
 * The walks to where the transport between two campuses starts, and from where it ends; undefined where the data names no
 * place, or one is there already.
 */
export interface Crossing {
  readonly before: CampusRoute | undefined;
  readonly after: CampusRoute | undefined;
}

export interface NoCampusRoute extends NoRoute {
  /** For users: why there is no route, and the nearest reachable point. */
  readonly message: string;
  readonly stepFreePart?: StepFreeEnd;
  /** For users: the barriers alone, without the step-free part. */
  readonly barriers?: string;
  /** The places are on two campuses that no way joins. */
  readonly crossing?: Crossing;
}

export type CampusRouteResult = CampusRoute | NoCampusRoute;

export type CampusRouter = ReturnType<typeof createCampusRouter>;

interface Query extends RouteQuery {
  readonly closed: readonly NamedClosure[];
}

interface StepFreeOption {
  readonly stepFree?: boolean | undefined;
}

/** Closures on a way that an answer names. */
const maxNamed = 3;

const noClosures: NonNullable<Campus['closures']> = [];

/** Ends of closures that are tried for when there is a way again: a search each. */
const maxOpenings = 32;

/** A router between places, which avoids what is closed now or closes before one gets there; without a clock nothing is. Throws what `createRouter` throws. */
export function createCampusRouter(given: Campus, clock?: Clock) {
  const { places, levels, transport = [] } = given;
  const router = createRouter(given.graph);
  const { graph } = router;
  const campus: Campus = { graph, places, levels };
  const landmarks = places.filter(({ kind }) => kind !== 'area');
  const buildings = levels.map(({ building }) => building);
  const areaEnds = new Map<PlaceId, readonly number[]>();
  for (const place of places) {
    if (place.kind !== 'area') continue;
    const ends = toOffWays(place, graph);
    areaEnds.set(
      place.id,
      ends.flatMap((one) => (one.isAway ? router.addOffWay(one) : one.entries)),
    );
  }
  /** Nodes at which routes to a place end: of an area the way into it counts. */
  const endsOf = ({ id, nodes }: Place): readonly number[] => areaEnds.get(id) ?? nodes;
  const nodesOf = (some: readonly Place[]) => [...new Set(some.flatMap(endsOf))];
  const findPlaceAt = (some: readonly Place[], node: number | undefined) =>
    some.find((place) => node !== undefined && endsOf(place).includes(node));
  const pins = createFindPin({ graph: given.graph, places: landmarks, levels }, router);
  // Read for each route: an open page gets the closures of later deployments.
  const timed = () => given.closures ?? noClosures;
  const [closedAt, closedLater] = [createTimetable(timed), createTimetable(timed)];
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
    const passed = findPassed(open, query.stepFree, closed);
    return { open, passed, closures: explainFirst(passed, clock) };
  }

  function findPassed({ edges }: Pick<Route, 'edges'>, stepFree = false, closed = closedNow()) {
    return router.findPassed(
      edges,
      closed.filter(({ stepFreeOnly }) => stepFree || !stepFreeOnly),
    );
  }

  /** When there is a way again, as a sentence; empty when `passed` alone says so, or when no end of a closure opens one. */
  function explainOpening(query: Query, passed: readonly NamedClosure[] = []): string {
    if (!clock) return '';
    const ends = new Set(query.closed.map(({ until = 0 }) => until).filter((end) => end > clock.now()));
    const opens = [...ends]
      .toSorted((a, b) => a - b)
      .slice(0, maxOpenings)
      .find((end) => router.findRoute({ ...query, closed: closedLater(end) }).status === 'found');
    if (opens === undefined || (passed.length === 1 && passed[0]?.until === opens)) return '';
    return ` There is a way again from ${formatInstant(opens, clock)}.`;
  }

  /** The route, and the query with what closes before a walker gets there: another search for each way that this cuts. */
  function findTimely(query: Query): readonly [RouteResult, Query] {
    const result = router.findRoute(query);
    if (result.status !== 'found' || !clock) return [result, query];
    const start = clock.now();
    const met = timed().filter((one) => {
      const { from = start } = one;
      const seconds = (from - start) / 1000;
      return (
        seconds > 0 &&
        seconds < result.seconds &&
        findPassed({ edges: edgesAfter(seconds, result) }, query.stepFree, [one])[0]
      );
    });
    return met.length > 0 ? findTimely({ ...query, closed: [...query.closed, ...met] }) : [result, query];
  }

  /** The edges on which a walker is from some second on, also when a closure ends before. */
  function edgesAfter(seconds: number, { legs }: Route) {
    let left = seconds;
    return legs.flatMap((leg) =>
      leg.edges.filter((edge) => {
        const share =
          leg.length > 0 ? (graph.edges[edge] as GraphEdge).length / leg.length : 1 / leg.edges.length;
        left -= leg.seconds * share;
        return left < 0;
      }),
    );
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

  function toResult(given: Query, fromPlace: Place, toPlace: Place): CampusRouteResult {
    const [result, query] = findTimely(given);
    if (result.status === 'found') return withDetour(query, result, { fromPlace, toPlace });
    const isCut = result.reason === 'no-way' || result.reason === 'closed';
    const isRide = ({ between: [one, other] }: Transport) =>
      one === fromPlace.campus && other === toPlace.campus;
    const ride = isCut ? transport.find(isRide) : undefined;
    const nearest = isCut && !ride ? router.findNearestPoint({ ...query, buildings }) : undefined;
    const { closures = '', passed } = (result.reason === 'closed' && findOpenRoute(query)) || {};
    const opening = result.reason === 'closed' ? explainOpening(query, passed) : '';
    const message =
      explainNoRoute({ ...result, from: fromPlace, to: toPlace, nearest, closures, ride }, campus) + opening;
    if (ride) {
      const { stepFree } = query;
      const stops = (end: PlaceId | undefined) => places.filter(({ id }) => id === end);
      const before = findQuickest({ from: [fromPlace], to: stops(ride.from), stepFree });
      const after = findQuickest({ from: stops(ride.to), to: [toPlace], stepFree });
      return { ...result, message, crossing: { before, after } };
    }
    if (result.reason !== 'no-step-free-way') return { ...result, message };
    const among = landmarks.map(({ nodes }) => nodes);
    const part = router.findStepFreePart({ ...query, among });
    if (!part) return { ...result, message };
    const place = landmarks[part.place];
    const stepFreePart = place && part.open && { end: part.behind, place, metres: part.open.length };
    return {
      ...result,
      message: explainStepFreePart(part.blocked, stepFreePart, campus),
      barriers: explainStepFreePart(part.blocked, undefined, campus),
      ...(stepFreePart && { stepFreePart }),
    };
  }

  /** The quickest route from any place of one list to any of the other. */
  function findQuickest({
    from,
    to,
    stepFree,
  }: { from: readonly Place[]; to: readonly Place[] } & StepFreeOption): CampusRoute | undefined {
    const [result, query] = findTimely({
      from: nodesOf(from),
      to: nodesOf(to),
      stepFree,
      closed: closedNow(),
    });
    if (result.status !== 'found') return undefined;
    const fromPlace = findPlaceAt(from, result.nodes.at(0));
    const toPlace = findPlaceAt(to, result.nodes.at(-1));
    return fromPlace && toPlace && withDetour(query, result, { fromPlace, toPlace });
  }

  return {
    places,
    /** The graph of the routes: that of the campus with the pins added. */
    graph,
    /** Also a pin by its id, `at-level-2-1234-567`. */
    findPlace,
    /** A pin, a place to start or end at, on the nearest edge of some levels; undefined without an edge within 15 metres. */
    findPin: pins.near,

    /** What has closed since a route was found on some of its edges, in sentences; empty when nothing has. */
    explainClosed: ({ edges, stepFree }: Pick<Route, 'edges'> & StepFreeOption): string =>
      clock ? explainFirst(findPassed({ edges }, stepFree), clock) : '',

    /** A pin on the last open edge of a route before one of its nodes, given by its index; undefined without one. */
    findPinBefore(
      { nodes, edges }: Pick<Route, 'nodes' | 'edges'>,
      index: number,
      stepFree?: boolean,
    ): Place | undefined {
      for (let i = index; i > 0; i--) {
        const [a, b] = [graph.nodes[nodes[i - 1] ?? -1], graph.nodes[nodes[i] ?? -1]];
        const isOpen = findPassed({ edges: edges.slice(i - 1, i) }, stepFree).length === 0;
        if (isOpen && a && b && a.level === b.level)
          return pins.near(midpoint([a.x, a.y], [b.x, b.y]), [a.level]);
      }
      return undefined;
    },

    /** Between two places by id, room number or name: `room-205`, `205`, `Central Library`. */
    findRoute({ from, to, stepFree }: { from: PlaceId; to: PlaceId } & StepFreeOption): CampusRouteResult {
      const fromPlace = findPlace(from);
      const toPlace = findPlace(to);
      if (!fromPlace) return unknown(from, to, from);
      if (!toPlace) return unknown(from, to, to);
      const query = { from: endsOf(fromPlace), to: endsOf(toPlace), stepFree, closed: closedNow() };
      return toResult(query, fromPlace, toPlace);
    },

    findQuickest,
  };
}

/** Explains what a way passes; among a thousand closures that may be dozens. */
function explainFirst(closures: readonly NamedClosure[], clock: Clock): string {
  const names = [...new Set(closures.map(({ name }) => name))];
  const named = names.slice(0, maxNamed);
  const others = names.length - named.length;
  const sentences = explainClosures(
    closures.filter(({ name }) => named.includes(name)),
    clock,
  );
  if (others === 0) return sentences.join(' ');
  return [...sentences, `${others} more ${others === 1 ? 'is' : 'are'} closed on that way.`].join(' ');
}

/** Metres from an end of an area to where it is entered, from which they are a part of the way. */
const minLine = 0.1;

/** The ends of routes to an area: one for each node, or one for all in its middle. */
function toOffWays({ x, y, level, nodes, ends }: Place, graph: WalkingGraph) {
  const toOffWay = ([x, y]: Point, entries: readonly number[]) => {
    const isAway = (node: GraphNode) => Math.hypot(node.x - x, node.y - y) > minLine;
    return {
      at: { x, y, level },
      entries,
      isAway: entries.length > 0 && entries.every((entry) => isAway(graph.nodes[entry] as GraphNode)),
    };
  };
  if (ends) return ends.map((end, i) => toOffWay(end, nodes.slice(i, i + 1)));
  const way = graph.edges.find(({ from, to }) => nodes.includes(from) && nodes.includes(to));
  return [{ ...toOffWay([x, y], nodes), name: way?.name }];
}
