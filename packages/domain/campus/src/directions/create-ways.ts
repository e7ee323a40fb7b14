import { placeOfRoom } from '../geometry/features.ts';
import type { Point } from '../geometry/point.ts';
import { outdoors, storeyOf } from '../level.ts';
import type { Campus, GraphNode, Place } from '../model.ts';
import {
  type CampusRoute,
  type CampusRouteResult,
  type CampusRouter,
  createCampusRouter,
} from '../routing/campus-router.ts';
import { compareWalks, roundMinutes } from '../wording/measures.ts';
import { type RouteSummary, summarizeRoute } from './compare-routes.ts';
import { describeRoute } from './describe-route.ts';
import type { Step } from './step.ts';
import { createSurroundings, type Surroundings } from './surroundings.ts';

type Ends<Known> = Record<'fromPlace' | 'toPlace', Known> & Pick<CampusRoute, 'nodes'>;

type Query = Parameters<CampusRouter['findRoute']>[0];

/** What finds and words a route between two places of a college, for the page and for the early answer. */
export function createWays(college: Campus, clock: Parameters<typeof createCampusRouter>[1]) {
  const router = createCampusRouter(college, clock);
  const known = new WeakMap<CampusRoute, readonly Step[]>();
  let surroundings: Surroundings | undefined;

  /** Directions of a route on the site's campus, written once. */
  function directionsFor(route: CampusRoute): readonly Step[] {
    const { places, levels } = college;
    surroundings ??= createSurroundings({ graph: router.graph, places, levels });
    const steps = known.get(route) ?? describeRoute(route, surroundings);
    known.set(route, steps);
    return steps;
  }

  /** The figures of a route as shown: its metres are the sum of those of its steps. */
  function walkOf(route: CampusRoute): RouteSummary {
    return summarizeRoute(route, directionsFor(route));
  }

  /** The quickest route, or the step-free one where it is as quick, or both take less than a minute and it is shorter. */
  function findShown(query: Query, find: (query: Query) => CampusRouteResult = router.findRoute) {
    const [result, level] = [find(query), find({ ...query, stepFree: true })];
    if (result.status !== 'found' || level.status !== 'found') return result;
    const isBrief = roundMinutes(level.seconds) === 0 && compareWalks(walkOf(level), walkOf(result)) < 0;
    return isBrief || level.seconds === result.seconds ? level : result;
  }

  /** The router's graph also has the pins that a route starts or ends at. */
  function nodeOf(id = -1): GraphNode {
    return router.graph.nodes[id] ?? { x: 0, y: 0, level: outdoors };
  }

  /** Start and destination of a route with the letters of their pins; the route begins and ends at their doors. */
  function endsOf<Known extends CampusRoute['toPlace'] | undefined>({ nodes, ...ends }: Ends<Known>) {
    return [
      { letter: 'A', place: roomOf(ends.fromPlace), door: nodeOf(nodes.at(0)) },
      { letter: 'B', place: roomOf(ends.toPlace), door: nodeOf(nodes.at(-1)) },
    ] as const;
  }

  /** The room that a venue is. */
  function roomOf<Known extends Place | undefined>(place: Known): Known | Place {
    const sign = place?.room ?? place?.code;
    return (sign !== undefined && router.findPlace(placeOfRoom(sign))) || place;
  }

  /** Lines of a route by the plan that shows them, in metres; a line ends where the route leaves its plan. */
  function linesOf(route: Pick<CampusRoute, 'nodes'>, planOf: (level: number) => number) {
    const lines = new Map<number, Point[][]>();
    const isBeside = (one: number, other: number) =>
      one === outdoors || storeyOf(college.levels, one) === storeyOf(college.levels, other);
    let shown: number | undefined;
    let line: Point[] = [];
    for (const { x, y, level } of route.nodes.map(nodeOf)) {
      const plan = planOf(level);
      if (plan !== shown) {
        // Both plans show the route at an entrance and at a passage to another building.
        if (shown === outdoors || (shown !== undefined && isBeside(plan, shown))) line.push([x, y]);
        line = [];
        lines.set(plan, [...(lines.get(plan) ?? []), line]);
        shown = plan;
      }
      line.push([x, y]);
    }
    return lines;
  }

  return { router, directionsFor, walkOf, findShown, nodeOf, endsOf, linesOf };
}
