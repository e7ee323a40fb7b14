import type { GraphEdge, GraphNode, WalkingGraph } from '../model.ts';
import { FORBIDDEN, toMilliseconds } from './travel-time.ts';

/** The middle of an area, with the nodes at which the area is entered: straight lines lead to them. */
export interface OffWay {
  readonly at: GraphNode;
  readonly entries: readonly number[];
  /** Of the path that it is on: the lines are parts of that. */
  readonly name?: string | undefined;
}

/** A point on an edge of the walking graph; not in a lift. */
export interface Spot {
  readonly edge: number;
  /** Metres from the edge's `from`. */
  readonly along: number;
}

/** The part of an edge between a spot and one of the edge's ends, or another spot on it; or the line from an area to its entry. */
export interface SpotPart {
  /** Node of the spot. */
  readonly spot: number;
  /** Node at the other end. */
  readonly end: number;
  /** The part as an edge of the spots' graph. */
  readonly edge: number;
  readonly milliseconds: number;
}

/** Open parts that lead from a spot, or to it; undefined for a node that is no spot. */
export type PartsOf = (node: number, times: Int32Array) => readonly SpotPart[] | undefined;

export type Spots = ReturnType<typeof createSpots>;

const offWay = { wheelchair: true, oneWay: false, isOffWay: true } as const;

interface KnownSpot extends Spot {
  /** Between the spot and the edge's `from`, and between the spot and its `to`. */
  readonly parts: readonly [SpotPart, SpotPart];
}

/** `firstArcOfEdge`: arc in the direction of an edge; the arc against it follows. */
export function createSpots(graph: WalkingGraph, firstArcOfEdge: Int32Array) {
  const nodes: GraphNode[] = [...graph.nodes];
  const edges: GraphEdge[] = [...graph.edges];
  const known = new Map<number, KnownSpot>();
  const lines = new Map<number, readonly SpotPart[]>();
  /** Of the entries of areas where a route has started or ended. */
  const edgesAt = new Map<number, readonly number[]>();
  const nodeOf = new Map<string, number>();
  const between = new Map<string, SpotPart>();
  const wholeOf = graph.edges.map((_, edge) => edge);

  function isOpen(edge: number, forwards: boolean, times: Int32Array): boolean {
    if (!forwards && graph.edges[edge]?.oneWay) return false;
    return (times[(firstArcOfEdge[edge] as number) + (forwards ? 0 : 1)] as number) < FORBIDDEN;
  }

  /** A closed node has no open edge. */
  function isEntryOpen(node: number, times: Int32Array): boolean {
    const own =
      edgesAt.get(node) ?? [...graph.edges.keys()].filter((edge) => isEndOf(node, graph.edges[edge]));
    edgesAt.set(node, own);
    return own.some((edge) => isOpen(edge, true, times) || isOpen(edge, false, times));
  }

  /** A part keeps the direction of its edge, which matters for one-way edges. */
  function addPart(spot: number, end: number, part: GraphEdge, whole: number): SpotPart {
    const { steps: _, ...plain } = part;
    wholeOf.push(whole);
    return { spot, end, edge: edges.push(plain) - 1, milliseconds: toMilliseconds(part) };
  }

  const partsOf =
    (leaves: boolean): PartsOf =>
    (node, times) => {
      const spot = known.get(node);
      if (!spot) return lines.get(node)?.filter(({ end }) => isEntryOpen(end, times));
      return spot.parts.filter((_, towardsTo) => isOpen(spot.edge, (towardsTo === 1) === leaves, times));
    };

  return {
    /**
     * The walking graph with a node for each spot and an edge for each part. It grows with the spots; existing indices do
     * not change. Searches do not use it: they start and end at the ends of the spots' edges, with the time to the spot
     * as offset.
     */
    graph: { nodes, edges } as WalkingGraph,

    /** Adds a spot and returns its node; within a centimetre of an end of the edge that end's node. */
    add({ edge, along }: Spot): number {
      const whole = graph.edges[edge];
      if (!whole || whole.kind === 'lift')
        throw new RangeError(`Cannot add a spot on edge ${edge}: ${whole ? 'it is a lift' : 'no such edge'}`);
      const { from, to, length } = whole;
      const metres = Math.round(Math.min(length, Math.max(0, along)) * 100) / 100;
      if (metres < 0.01) return from;
      if (metres > length - 0.01) return to;
      const key = `${edge}:${metres}`;
      const before = nodeOf.get(key);
      if (before !== undefined) return before;
      const [a, b] = [nodes[from] as GraphNode, nodes[to] as GraphNode];
      const share = metres / length;
      const node =
        nodes.push({
          x: a.x + share * (b.x - a.x),
          y: a.y + share * (b.y - a.y),
          // An edge between a door and the grounds counts as outdoors.
          level: Math.min(a.level, b.level),
        }) - 1;
      nodeOf.set(key, node);
      const parts = [
        addPart(node, from, { ...whole, to: node, length: metres }, edge),
        addPart(node, to, { ...whole, from: node, length: length - metres }, edge),
      ] as const;
      known.set(node, { edge, along: metres, parts });
      return node;
    },

    /** Adds a point beside the ways, where routes may start and end but not pass, and returns its node. */
    addOffWay({ at, entries, name }: OffWay): number {
      const node = nodes.push(at) - 1;
      const toEntry = (entry: number) => {
        const { x, y } = nodes[entry] as GraphNode;
        const length = Math.hypot(x - at.x, y - at.y);
        const line: GraphEdge = { from: node, to: entry, length, kind: 'path', ...offWay };
        return addPart(node, entry, { ...line, ...(name && { name }) }, -1);
      };
      lines.set(node, entries.map(toEntry));
      return node;
    },

    /** Edge of the walking graph by edge of `graph`: the same, or the one of a part; -1 for a line off the ways. */
    wholeOf: wholeOf as readonly number[],

    /** Parts that lead from a spot, for searches from it. */
    forward: partsOf(true),
    /** Parts that lead to a spot, for searches towards it. */
    backward: partsOf(false),

    /** The quickest part between two spots on one edge, if any. */
    between(from: readonly number[], to: readonly number[], times: Int32Array): SpotPart | undefined {
      let best: SpotPart | undefined;
      for (const node of from) {
        const start = known.get(node);
        if (!start) continue;
        for (const other of to) {
          const end = known.get(other);
          if (end?.edge !== start.edge || !isOpen(end.edge, end.along >= start.along, times)) continue;
          const [first, last] = start.along <= end.along ? [node, other] : [other, node];
          const key = `${node}:${other}`;
          const whole = graph.edges[start.edge] as GraphEdge;
          const length = Math.abs(end.along - start.along);
          const part =
            between.get(key) ?? addPart(node, other, { ...whole, from: first, to: last, length }, start.edge);
          between.set(key, part);
          if (!best || part.milliseconds < best.milliseconds) best = part;
        }
      }
      return best;
    },
  };
}

function isEndOf(node: number, edge: GraphEdge | undefined): boolean {
  return edge?.from === node || edge?.to === node;
}

/** The quickest of the open parts between a node and any spot of a list; undefined where the node is in the list itself. */
export function partAt(
  node: number,
  list: readonly number[],
  { partsOf, times }: { readonly partsOf: PartsOf; readonly times: Int32Array },
): SpotPart | undefined {
  if (list.includes(node)) return undefined;
  return list
    .flatMap((spot) => partsOf(spot, times) ?? [])
    .filter(({ end }) => end === node)
    .toSorted((a, b) => a.milliseconds - b.milliseconds)[0];
}
