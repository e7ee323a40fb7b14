import { deriveWalkingGraph, type MapFeature, type Point } from '@campusway/campus';
import { createCampusRouter } from '@campusway/campus/routing';
import { expect, test } from 'vitest';
import { deriveAreas } from '../src/derive/derive-areas.ts';
import { points, rectangle } from './feature.ts';

const ground = { level: 1 } as const;

function passage(id: string, ...line: readonly [Point, Point]): MapFeature {
  return { ...ground, type: 'opening', id, category: 'passage', line, swing: 'none', leaves: 1 };
}

/** A court around a corner, with a corridor along its south and the end of its northern arm. */
const features: readonly MapFeature[] = [
  { ...ground, type: 'level', id: 'floor', polygon: [rectangle(-10, -10, 70, 70)], elevation: 0 },
  {
    ...ground,
    type: 'unit',
    id: 'court',
    category: 'vegetation',
    name: 'Court',
    polygon: [points(0, 0, 60, 0, 60, 10, 10, 10, 10, 60, 0, 60)],
  },
  {
    ...ground,
    type: 'unit',
    id: 'hall',
    category: 'walkway',
    polygon: [points(-5, -5, 65, -5, 65, 0, 0, 0, 0, 60, 15, 60, 15, 65, -5, 65)],
  },
  {
    ...ground,
    type: 'way',
    id: 'walk',
    category: 'corridor',
    points: points(62, -2, -2, -2, -2, 62, 12, 62),
    oneWay: false,
    width: 3,
  },
  passage('south', [50, 0], [52, 0]),
  passage('north', [6, 60], [4, 60]),
];

test('deriveAreas() keeps each door of an area, also one that its middle does not see', () => {
  const derived = deriveWalkingGraph(features);
  const [court] = deriveAreas({ features, derived, places: [], aliases: {} });
  if (!court) throw new RangeError('Cannot test without the court');
  const doors = ['south', 'north'].map((id) => derived.nodeOf.get(id));
  expect(court.nodes).toEqual(expect.arrayContaining(doors));
  const router = createCampusRouter({ graph: derived.graph, places: [court], levels: [] });
  const ends = [
    [62, -2],
    [12, 62],
  ].map(([x, y]) => {
    const from = derived.graph.nodes.findIndex((node) => node.x === x && node.y === y);
    const route = router.findQuickest({ from: [{ ...court, id: 'start', nodes: [from] }], to: [court] });
    return route?.nodes.at(-1);
  });
  expect(ends).toEqual(doors);
});
