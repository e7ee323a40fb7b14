import {
  boxOf,
  type DerivedGraph,
  distance,
  GridIndex,
  type Levels,
  levelsOfOpening,
  type MapFeature,
} from '@campusway/campus';
import { createRouter } from '@campusway/campus/routing';
import type { Reach } from '@campusway/college/check';
import type { Guess } from '../guesses.ts';
import type { DrawnLink } from '../model.ts';

/** A link of the source that the drawing does not have. */
export interface LostLink extends DrawnLink {
  /** Missing if no way leads from end to end. */
  readonly detour?: { readonly metres: number; readonly apart: number };
}

type End = DrawnLink['ends'][number];

interface Drawing {
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly ways: Reach;
  readonly levels: Levels;
}

/** Metres from a place of the source to its node. */
const nearNode = 1;
/** A way between the ends of a link that is longer by this factor, and by these metres, is not its own. */
const [longer, moreMetres] = [1.5, 5];
/** Metres that the way from one storey to the next may have. */
const storeyWay = 20;

/** Links of the source whose ends no way joins, or only one that makes a detour. */
export function lostLinks(links: readonly DrawnLink[], drawing: Drawing): readonly LostLink[] {
  if (links.length === 0) return [];
  const { ways, levels, derived } = drawing;
  const { graph } = derived;
  const nodesAt = nodeFinder(drawing);
  const router = createRouter(graph);
  const partOf: number[] = [];
  for (const node of graph.nodes.keys())
    if (partOf[node] === undefined) for (const one of ways.around(node)) partOf[one] = node;
  const ordinals = new Map(levels.map(({ id, ordinal }) => [id, ordinal]));
  return links.flatMap((link): LostLink[] => {
    const [start, end] = link.ends;
    const [from, to] = [start && nodesAt(start), end && nodesAt(end)];
    const parts = new Set(from?.map((node) => partOf[node]));
    if (!start || !end || !from || !to?.some((node) => parts.has(partOf[node]))) return [link];
    if (from.some((node) => to.includes(node))) return [];
    const route = router.findRoute({ from, to });
    if (route.status !== 'found') return [link];
    const [apart, metres] = [distance(start.point, end.point), route.length];
    const storeys = Math.abs((ordinals.get(start.level) ?? 0) - (ordinals.get(end.level) ?? 0));
    const expected = apart + storeys * storeyWay;
    const isDetour = metres > expected * longer && metres > expected + moreMetres;
    return isDetour ? [{ ...link, detour: { metres, apart } }] : [];
  });
}

/** Finds the nodes of an end: the doors of a unit, or what is near on its level. */
function nodeFinder({ features, derived, levels }: Drawing): (end: End) => readonly number[] {
  const { nodes } = derived.graph;
  /** Nodes of two levels. */
  const thresholds = new Set(
    features.flatMap((feature) =>
      feature.type === 'opening' && levelsOfOpening(feature).length > 1
        ? (derived.nodeOf.get(feature.id) ?? [])
        : [],
    ),
  );
  const index = new GridIndex<number>(8);
  for (const [node, { x, y }] of nodes.entries()) index.add(node, boxOf([[x, y]]));
  return ({ level, point: [x, y], unit }) => {
    const doors = derived.doorsOf.get(unit ?? '');
    const box = { minX: x - nearNode, minY: y - nearNode, maxX: x + nearNode, maxY: y + nearNode };
    const near = index
      .search(box)
      .filter((node) => thresholds.has(node) || levels[nodes[node]?.level ?? -1]?.id === level);
    return doors ?? near;
  };
}

/** A line for the office. */
export function guessOfLostLink({ what, where, detour }: LostLink): Guess {
  const kind = 'to-add';
  if (!detour) {
    const why = 'Its ends are not joined in the drawing';
    return { kind, rule: 'lost-edge', what: `${what} has no way: draw one`, why, where };
  }
  const [metres, apart] = [detour.metres, detour.apart].map(Math.round);
  return {
    ...{ kind, rule: 'detour', where },
    what: `${what} has no way of its own: draw one, or routes make a detour of ${metres} m`,
    why: `Its ends are ${apart} m apart, and the way between them is ${metres} m long`,
  };
}
