import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WalkingGraph, wayKinds } from '../model.ts';
import { packGraph, unpackGraph } from './packed-graph.ts';

const centimetres = fc.integer({ min: 0, max: 40_000 }).map((count) => count / 100);
const edge = fc.record({
  from: fc.nat(9),
  to: fc.nat(9),
  length: centimetres,
  kind: fc.constantFrom(...wayKinds),
  wheelchair: fc.boolean(),
  oneWay: fc.boolean(),
});
const named = fc
  .tuple(edge, fc.constantFrom(undefined, 'west walk', 'promenade'), fc.nat(20), fc.boolean())
  .map(([plain, name, steps, isPassage]) => ({
    ...plain,
    ...(name && { name }),
    ...(steps > 0 && { steps }),
    ...(isPassage && { isPassage: true as const }),
  }));
const node = fc.record({ x: centimetres, y: centimetres, level: fc.nat(4) });

const graphs = fc.record({ nodes: fc.array(node), edges: fc.array(named) });

test('unpackGraph() inverts packGraph(), through JSON', () => {
  fc.assert(
    fc.property(graphs, (graph: WalkingGraph) => {
      expect(unpackGraph(JSON.parse(JSON.stringify(packGraph(graph))))).toEqual(graph);
    }),
  );
});
