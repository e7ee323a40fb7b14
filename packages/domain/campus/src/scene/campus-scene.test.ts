import { expect, test } from 'vitest';
import { points as ring } from '../../tests/points.ts';
import { emptyPlan, type PlanUnit } from '../geometry/level-plan.ts';
import { campusMarks, toCampusScene } from './campus-scene.ts';

test('a pond on a chosen lawn is painted above the colour of the selection', () => {
  const unit = (id: string, category: PlanUnit['category'], points: string): PlanUnit => ({
    id,
    category,
    label: [1, 1],
    polygon: [ring(points)],
  });
  const units = [
    unit('lawn', 'vegetation', '0,0 90,0 90,60 0,60'),
    unit('pond', 'water', '20,20 40,20 40,40 20,40'),
  ];
  const scene = toCampusScene({ ...emptyPlan, units }, emptyPlan);
  const extent = { scale: 2, box: { minX: 0, minY: 0, maxX: 90, maxY: 60 } };
  const filled = (chosen: string) =>
    campusMarks(scene, extent, { chosen: new Set([chosen]) }).flatMap(({ areas = [], fill }) =>
      areas.map(({ role }) => fill ?? role),
    );
  expect(filled('lawn')).toEqual(['green', 'water', 'selected', 'water', 'building']);
  expect(filled('pond')).toEqual(['green', 'water', 'selected', 'building']);
});
