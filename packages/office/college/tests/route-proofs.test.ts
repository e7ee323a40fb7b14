import type { Place } from '@campusway/campus';
import { describeCrossing, proveWalls, readFeatures } from '@campusway/college/check';
import { proveRoutes } from '@campusway/college/route-proofs';
import { expect, test } from 'vitest';
import { graph, levels, places } from './sample.ts';

const some = places.filter((place, i) => i % 14 === 0 || ['room-118b', 'main-gate-2'].includes(place.id));
const features = readFeatures(new URL('../../../../college', import.meta.url).pathname);

test('proveRoutes() finds equal costs to an independent router, with stairs', () => {
  const { pairs, equal, differences } = proveRoutes(graph, { places: some, stepFree: false });
  expect(differences).toEqual([]);
  expect(equal).toBe(pairs);
});

test('proveRoutes() finds the same places unreachable without steps', () => {
  const { pairs, equal, unreachable, differences } = proveRoutes(graph, { places: some, stepFree: true });
  expect(differences).toEqual([]);
  expect(unreachable).toBe(2 * (some.length - 1));
  expect(equal + unreachable).toBe(pairs);
});

test('proveRoutes() finds no way to a room without a door in both routers', () => {
  const [first, second] = some;
  const doorless = { ...first, id: 'room-closed', nodes: [] } as Place;
  const proof = proveRoutes(graph, { places: [first, second, doorless] as Place[], stepFree: false });
  expect(proof).toMatchObject({ pairs: 6, equal: 2, unreachable: 4, differences: [] });
});

test('proveWalls() finds no edge through a wall', () => {
  expect(proveWalls({ graph, levels }, features).crossings).toEqual([]);
});

test('proveWalls() finds an edge through a wall, and names its floor, its ends and the wall', () => {
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
  const { crossings } = proveWalls({ graph: broken, levels }, features);
  expect(crossings.map(describeCrossing)).toEqual([
    'On "level-2" the edge from 190.9, 109 to 182, 109 goes through a wall at 183.2, 109',
  ]);
});
