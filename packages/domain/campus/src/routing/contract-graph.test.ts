import { describe, expect, test } from 'vitest';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';
import type { GraphEdge, WalkingGraph } from '../model.ts';
import { toArcs } from './arcs.ts';
import { toChainTimes } from './chains.ts';
import { contractGraph } from './contract-graph.ts';
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

describe('contractGraph()', () => {
  test('keeps the junctions of a floor, not rooms or corridors between them', () => {
    const { graph, nodeAt } = drawCampus(`
  level 1
  101 103 105
   +---+---+---+
   |           |
   +-----------+
   |    107    |
   +-----+-----+
`);
    const contracted = contractGraph(toArcs(graph));
    const junctions = [...contracted.junctionOf.keys()].filter((node) => contracted.junctionOf[node] !== -1);
    expect(junctions).toEqual([nodeAt(1, { row: 3, column: 1 }), nodeAt(1, { row: 3, column: 13 })]);
    expect(contracted.out.first.at(-1)).toBe(6);
  });

  test('sums the times along a chain', () => {
    const graph = graphOf(6, [...ring(5), { from: 0, to: 2 }, { from: 2, to: 5, length: 9 }]);
    const arcs = toArcs(graph);
    const contracted = contractGraph(arcs);
    const times = [...toChainTimes(contracted, arcs.milliseconds)].sort((a, b) => a - b);
    const once = toMilliseconds(edge);
    expect(contracted.nodeCount).toBe(2);
    expect(times).toEqual([once, once, 2 * once, 2 * once, 3 * once, 3 * once]);
  });

  test('keeps parallel edges, as the quicker one depends on the profile', () => {
    const steps = { kind: 'stairs', wheelchair: false } as const;
    const graph = graphOf(4, [...ring(4), { from: 0, to: 1, ...steps }, { from: 0, to: 3, ...steps }]);
    const { junctionOf } = contractGraph(toArcs(graph));
    expect([0, 1, 3].map((node) => junctionOf[node])).not.toContain(-1);
  });

  test('makes a chain with a one-way link one-way', () => {
    const oneWay = ring(4).map((part, i) => ({ ...part, oneWay: i === 0 }));
    const graph = graphOf(4, [...oneWay, { from: 0, to: 2 }]);
    expect(contractGraph(toArcs(graph)).out.first.at(-1)).toBe(5);
  });

  test('makes one node of a ring a junction', () => {
    expect(contractGraph(toArcs(graphOf(6, ring(6)))).nodeCount).toBe(1);
  });

  test('keeps a group of nodes within its limit', () => {
    const long = Array.from({ length: 999 }, (_, i) => ({ from: i, to: i + 1 }));
    const { junctionOf, nodeCount } = contractGraph(toArcs(graphOf(1000, long)));
    let groupSize = 0;
    for (const junction of junctionOf) {
      groupSize = junction === -1 ? groupSize + 1 : 0;
      expect(groupSize).toBeLessThanOrEqual(33);
    }
    expect(nodeCount).toBeLessThan(100);
  });
});
