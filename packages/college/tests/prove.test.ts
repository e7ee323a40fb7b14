import { proveRoutes, proveWalls, readFeatures } from '@campusway/college/prove';
import { expect, test } from 'vitest';
import { graph, levels, places } from './sample.ts';

const some = places.filter((place, i) => i % 14 === 0 || ['room-118b', 'main-gate-2'].includes(place.id));
const features = readFeatures(new URL('../../../college', import.meta.url).pathname);

test('proveRoutes() finds our routes equal in cost to an independent router, with stairs', () => {
  const { pairs, equal, faults } = proveRoutes(graph, { places: some, stepFree: false });
  expect(faults).toEqual([]);
  expect(equal).toBe(pairs);
});

test('proveRoutes() finds the same places unreachable without steps', () => {
  const { pairs, equal, unreachable, faults } = proveRoutes(graph, { places: some, stepFree: true });
  expect(faults).toEqual([]);
  expect(unreachable).toBe(2 * (some.length - 1));
  expect(equal + unreachable).toBe(pairs);
});

test('proveWalls() finds no edge through a wall', () => {
  expect(proveWalls({ graph, levels }, features).faults).toEqual([]);
});

test('proveWalls() finds the edge that somebody led through a wall', () => {
  const [a, b] = ['room-201', 'room-204'].map(
    (id) => places.find((place) => place.id === id)?.nodes[0] ?? -1,
  );
  const [from, to] = [graph.nodes.length, graph.nodes.length + 1];
  const inside = (node: number | undefined) => {
    const { x = 0, y = 0, level = 2 } = graph.nodes[node ?? -1] ?? {};
    return { x, y: y - 3, level };
  };
  const broken = {
    nodes: [...graph.nodes, inside(a), inside(b)],
    edges: [
      ...graph.edges,
      { from, to, length: 9, kind: 'corridor', wheelchair: true, oneWay: false } as const,
    ],
  };
  expect(proveWalls({ graph: broken, levels }, features).faults).toHaveLength(1);
});
