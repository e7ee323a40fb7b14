import type { Closure, WalkingGraph } from '../model.ts';
import { toArcs } from './arcs.ts';
import { contractGraph } from './contract-graph.ts';
import { createFindQuickest } from './find-quickest.ts';
import { toRoute } from './legs.ts';
import { findNearestPoint } from './nearest-point.ts';
import { createProfile, type Profile } from './profiles.ts';
import type { NearestPoint, NoRoute, NoRouteReason, Route, RouteQuery, RouteResult } from './route.ts';
import { findStepFreePart, type StepFreePart, type StepFreePartQuery } from './step-free-part.ts';

export type Router = ReturnType<typeof createRouter>;

/**
 * Prepares a graph for routing (under 300 ms for 100,000 nodes). The graph is not copied and must not change.
 * Times are those of travel-time.ts. Throws a RangeError for an edge without a node at one end or with a length out of range.
 */
export function createRouter(given: WalkingGraph) {
  const arcs = toArcs(given);
  const { graph } = arcs.spots;
  const contracted = contractGraph(arcs);
  const anyProfile = createProfile({ graph: given, arcs, contracted }, false);
  const stepFreeProfile = createProfile({ graph: given, arcs, contracted }, true);
  const findQuickest = createFindQuickest(arcs, contracted);

  /**
   * The quickest route from any door of one place to any door of another. The result is deterministic,
   * also where several routes are equally quick. Throws a RangeError for a node or an edge that the graph does not have.
   */
  function findRoute(query: RouteQuery): RouteResult {
    const { from, to } = query;
    checkNodes(graph, from);
    checkNodes(graph, to);
    if (from.length === 0 || to.length === 0) return { status: 'unreachable', reason: 'unknown-place' };
    if (from.some((node) => to.includes(node))) return { status: 'unreachable', reason: 'same-place' };

    const way = findQuickest(profileFor(query), from, to);
    return way ? toRoute(graph, arcs, way) : { status: 'unreachable', reason: reasonFor(query) };
  }

  function profileFor({ stepFree = false, closed = [] }: Omit<RouteQuery, 'from' | 'to'>): Profile {
    return (stepFree ? stepFreeProfile : anyProfile)(closed);
  }

  /** The reason for a query that has no route. */
  function reasonFor({ from, to, stepFree = false }: RouteQuery): NoRouteReason {
    const exists = (options: Pick<RouteQuery, 'stepFree'>) =>
      findQuickest(profileFor(options), from, to) !== undefined;
    if (!exists({})) return 'no-way';
    return stepFree && !exists({ stepFree }) ? 'no-step-free-way' : 'closed';
  }

  return {
    /** The graph of the routes: the given one with the spots added. */
    graph,
    /** Adds a point on an edge as a node where routes may start and end. Throws a RangeError for an unknown edge or a lift. */
    addSpot: arcs.spots.add,
    /** Adds the middle of an area as a node where routes may start and end. */
    addOffWay: arcs.spots.addOffWay,
    findRoute,

    /** The nearest of several places, each given by its doors, as its index, and the route to it, in one search. */
    findNearest({
      among,
      ...query
    }: Omit<RouteQuery, 'to'> & { readonly among: readonly (readonly number[])[] }):
      | (Route & { readonly place: number })
      | NoRoute {
      const result = findRoute({ ...query, to: [...new Set(among.flat())] });
      if (result.status === 'unreachable') return result;
      const end = result.nodes.at(-1) as number;
      return { ...result, place: among.findIndex((nodes) => nodes.includes(end)) };
    },

    /** The barriers on the way when there is no step-free route, and the part that is step-free. */
    findStepFreePart(query: StepFreePartQuery): StepFreePart | undefined {
      const { arcs: times } = profileFor({ ...query, stepFree: true });
      return findStepFreePart({ arcs, times }, findRoute, query);
    },

    /** Closures that a route on some edges passes. */
    findPassed<Entry extends Closure>(
      edges: readonly number[],
      closures: readonly Entry[],
    ): readonly Entry[] {
      const passed = edges.map((edge) => arcs.spots.wholeOf[edge] as number);
      const ends = new Set(
        passed.flatMap((edge) => given.edges[edge] ?? []).flatMap(({ from, to }) => [from, to]),
      );
      return closures.filter(
        (one) =>
          one.nodes?.some((node) => ends.has(node)) || one.edges?.some((edge) => passed.includes(edge)),
      );
    },

    /** The reachable point that is nearest to an unreachable destination. Visits all that is reachable. */
    findNearestPoint(
      query: RouteQuery & { readonly buildings?: readonly (string | undefined)[] },
    ): NearestPoint | undefined {
      return findNearestPoint(graph, arcs, { times: profileFor(query).arcs, ...query });
    },
  };
}

function checkNodes({ nodes }: WalkingGraph, wanted: readonly number[]): void {
  for (const node of wanted) {
    if (!nodes[node]) throw new RangeError(`Cannot find a route: no node ${node} among ${nodes.length}`);
  }
}
