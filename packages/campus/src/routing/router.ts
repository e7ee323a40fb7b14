import type { WalkingGraph } from '../model.ts';
import { toArcs } from './arcs.ts';
import { toRoute } from './legs.ts';
import { findNearestPoint } from './nearest-point.ts';
import { createProfile, isStepFree, type Profile } from './profiles.ts';
import { createFindQuickest } from './quickest.ts';
import type { NoRoute, NoRouteReason, Route, RouteQuery, RouteResult } from './route.ts';
import { toSkeleton } from './skeleton.ts';
import type { Spot } from './spots.ts';
import { findStepFreePart, type StepFreePart, type StepFreePartQuery } from './step-free-part.ts';

export interface NearestQuery extends Omit<RouteQuery, 'to'> {
  /** Doors of each place that will do. */
  readonly among: readonly (readonly number[])[];
}

export interface Router {
  /** The graph that routes are in: the given one, and what spots have added to it. */
  readonly graph: WalkingGraph;
  /** A point on an edge as a node where routes may start and end. Throws a RangeError for an unknown edge or a lift. */
  addSpot(spot: Spot): number;
  /**
   * The quickest route from any door of one place to any door of another. The same question has the same answer always,
   * also where several routes are equally quick. Throws a RangeError for a node or an edge that the graph does not have.
   */
  findRoute(query: RouteQuery): RouteResult;
  /** The place that is reached first, as its position in `among`, and the route to it, found in one search. */
  findNearest(query: NearestQuery): (Route & { readonly place: number }) | NoRoute;
  /** Where the barrier lies when there is no step-free way, and what is step-free beyond or before it. */
  findStepFreePart(query: StepFreePartQuery): StepFreePart | undefined;
}

/**
 * Prepares a graph for routing (under 300 ms for 100,000 nodes). The graph is not copied and must not change.
 * Times are those of travel-time.ts. Throws a RangeError for an edge that ends nowhere or has no sensible length.
 */
export function createRouter(given: WalkingGraph): Router {
  const arcs = toArcs(given);
  const { graph } = arcs.spots;
  const skeleton = toSkeleton(arcs);
  const everybody = createProfile({ graph: given, arcs, skeleton }, () => true);
  const rolling = createProfile({ graph: given, arcs, skeleton }, isStepFree);
  const findQuickest = createFindQuickest(arcs, skeleton);

  function findRoute(query: RouteQuery): RouteResult {
    const { from, to, stepFree = false, closed = [] } = query;
    checkNodes(graph, from);
    checkNodes(graph, to);
    if (from.length === 0 || to.length === 0) return { status: 'unreachable', reason: 'unknown-place' };
    if (from.some((node) => to.includes(node))) return { status: 'unreachable', reason: 'same-place' };

    const profile = stepFree ? rolling : everybody;
    profile.close([...closed]);
    const way = findQuickest(profile, from, to);
    if (way) return toRoute(graph, arcs, way);
    const nearest = findNearestPoint(graph, arcs, { times: profile.arcs, from, to });
    const none = { status: 'unreachable', reason: reasonFor(query) } as const;
    return nearest ? { ...none, nearest } : none;
  }

  /** Why a way that was searched in vain does not exist. */
  function reasonFor({ from, to, stepFree = false }: RouteQuery): NoRouteReason {
    const exists = (profile: Profile) => {
      profile.close([]);
      return findQuickest(profile, from, to) !== undefined;
    };
    if (!exists(everybody)) return 'no-way';
    return stepFree && !exists(rolling) ? 'no-step-free-way' : 'closed';
  }

  return {
    graph,
    addSpot: arcs.spots.add,
    findRoute,
    findNearest({ among, ...query }) {
      const result = findRoute({ ...query, to: [...new Set(among.flat())] });
      if (result.status === 'unreachable') return result;
      const end = result.nodes.at(-1) as number;
      return { ...result, place: among.findIndex((nodes) => nodes.includes(end)) };
    },
    findStepFreePart(query) {
      rolling.close([...(query.closed ?? [])]);
      return findStepFreePart({ arcs, times: rolling.arcs }, findRoute, query);
    },
  };
}

function checkNodes({ nodes }: WalkingGraph, asked: readonly number[]): void {
  for (const node of asked) {
    if (!nodes[node])
      throw new RangeError(`Cannot find a route at node ${node}: no node ${node} among ${nodes.length}`);
  }
}
