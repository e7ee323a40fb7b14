import { describe, expect, test } from 'vitest';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';
import type { GraphEdge, WalkingGraph } from '../model.ts';
import { toArcs } from './arcs.ts';
import { toChainTimes, toSkeleton } from './skeleton.ts';
import { toMilliseconds } from './travel-time.ts';

const edge: GraphEdge = { from: 0, to: 1, length: 2, kind: 'corridor', wheelchair: true, oneWay: false };

function graphOf(count: number, edges: readonly Partial<GraphEdge>[]): WalkingGraph {
  return {
    nodes: Array.from({ length: count }, (_, x) => ({ x, y: 0, level: 1 })),
    edges: edges.map((part) => ({ ...edge, ...part })),
  };
}

function ring(count: number): Partial<GraphEdge>[] {
  return Array.from({ length: count }, (_, i) => ({ from: i, to: (i + 1) % count }));
}

describe('toSkeleton()', () => {
  test('keeps the junctions of a floor, and neither rooms nor plain corridors', () => {
    const { graph, nodeAt } = drawCampus(`
  level 1
  101 103 105
   +---+---+---+
   |           |
   +-----------+
   |    107    |
   +-----+-----+
`);
    const skeleton = toSkeleton(toArcs(graph));
    const junctions = [...skeleton.junctionOf.keys()].filter((node) => skeleton.junctionOf[node] !== -1);
    expect(junctions).toEqual([nodeAt(1, { row: 3, column: 1 }), nodeAt(1, { row: 3, column: 13 })]);
    expect(skeleton.out.first.at(-1)).toBe(6);
  });

  test('adds up the times of a chain', () => {
    const graph = graphOf(6, [...ring(5), { from: 0, to: 2 }, { from: 2, to: 5, length: 9 }]);
    const arcs = toArcs(graph);
    const skeleton = toSkeleton(arcs);
    const times = [...toChainTimes(skeleton, arcs.milliseconds)].sort((a, b) => a - b);
    const once = toMilliseconds(edge);
    expect(skeleton.nodeCount).toBe(2);
    expect(times).toEqual([once, once, 2 * once, 2 * once, 3 * once, 3 * once]);
  });

  test('keeps both of two ways between neighbours, as which is quicker depends on who walks', () => {
    const steps = { kind: 'stairs', wheelchair: false } as const;
    const graph = graphOf(4, [...ring(4), { from: 0, to: 1, ...steps }, { from: 0, to: 3, ...steps }]);
    const skeleton = toSkeleton(toArcs(graph));
    expect(skeleton.junctionOf[0]).not.toBe(-1);
    expect(skeleton.junctionOf[1]).not.toBe(-1);
    expect(skeleton.junctionOf[3]).not.toBe(-1);
  });

  test('makes a stretch with a one-way link one-way', () => {
    const graph = graphOf(4, [
      ...ring(4).map((part, i) => ({ ...part, oneWay: i === 0 })),
      { from: 0, to: 2 },
    ]);
    expect(toSkeleton(toArcs(graph)).out.first.at(-1)).toBe(5);
  });

  test('gives a ring without any junction one', () => {
    expect(toSkeleton(toArcs(graphOf(6, ring(6)))).nodeCount).toBe(1);
  });

  test('never puts more into a pocket than it is meant to hold', () => {
    const long = Array.from({ length: 999 }, (_, i) => ({ from: i, to: i + 1 }));
    const { junctionOf, nodeCount } = toSkeleton(toArcs(graphOf(1000, long)));
    let pocket = 0;
    for (const junction of junctionOf) {
      pocket = junction === -1 ? pocket + 1 : 0;
      expect(pocket).toBeLessThanOrEqual(33);
    }
    expect(nodeCount).toBeLessThan(100);
  });
});
