import fc from 'fast-check';
import type { GraphEdge, WalkingGraph, WayKind } from '../src/model.ts';

interface GraphOptions {
  readonly maxNodes: number;
  readonly kinds: readonly WayKind[];
  readonly length: fc.Arbitrary<number>;
  /** One edge in this number is one-way; 0 for none. */
  readonly oneWayIn: number;
  /** Limit of edges between any two nodes, and of lifts. */
  readonly maxAcross: number;
  readonly maxLifts?: number;
  /** Limit of gaps in the line. */
  readonly maxGaps?: number;
}

/** Sparse like buildings: most nodes continue a line or branch off it, some edges are shortcuts, some are one-way. */
export function randomGraphs(options: GraphOptions): fc.Arbitrary<WalkingGraph> {
  const { maxNodes, kinds, length, oneWayIn, maxAcross, maxLifts = 0, maxGaps = 0 } = options;
  const oneIn = (count: number) => fc.integer({ min: 1, max: count }).map((n) => n === 1);
  return fc.integer({ min: 2, max: maxNodes }).chain((count) => {
    const edge = (from: fc.Arbitrary<number>, to: fc.Arbitrary<number>, among: readonly WayKind[] = kinds) =>
      fc.record<GraphEdge>({
        from,
        to,
        length,
        kind: fc.constantFrom(...among),
        wheelchair: oneIn(6).map((isBarrier) => !isBarrier),
        oneWay: oneWayIn ? oneIn(oneWayIn) : fc.constant(false),
      });
    const stems = Array.from({ length: count - 1 }, (_, i) =>
      edge(fc.oneof(fc.constant(i), fc.integer({ min: 0, max: i })), fc.constant(i + 1)),
    );
    const any = fc.nat({ max: count - 1 });
    return fc
      .record({
        line: fc.tuple(...stems),
        across: fc.array(edge(any, any), { maxLength: maxAcross }),
        lifts: fc.array(edge(any, any, ['lift']), { maxLength: maxLifts }),
        gaps: fc.nat({ max: maxGaps }),
      })
      .map(({ line, across, lifts, gaps }) => ({
        nodes: Array.from({ length: count }, (_, i) => ({ x: i, y: (i * i) % 7, level: i % 5 })),
        edges: [...line.slice(gaps), ...across, ...lifts],
      }));
  });
}
