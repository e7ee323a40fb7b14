import { expect, test } from 'vitest';
import { points as ring } from '../../tests/points.ts';
import { emptyPlan, type PlanUnit } from '../geometry/level-plan.ts';
import { campusMarks, toCampusScene } from './campus-scene.ts';

test('campusMarks() outlines a chosen lawn over a light wash, and fills a chosen building', () => {
  const unit = (id: string, category: PlanUnit['category'], points: string): PlanUnit => ({
    id,
    category,
    label: [1, 1],
    polygon: [ring(points)],
  });
  const units = [
    unit('lawn', 'vegetation', '0,0 90,0 90,60 0,60'),
    unit('pond', 'water', '20,20 40,20 40,40 20,40'),
    unit('hall', 'building', '50,20 60,20 60,40 50,40'),
  ];
  const scene = toCampusScene({ ...emptyPlan, units }, emptyPlan);
  const extent = { scale: 2, box: { minX: 0, minY: 0, maxX: 90, maxY: 60 } };
  const marked = (...chosen: string[]) =>
    campusMarks(scene, extent, { chosen: new Set(chosen) }).flatMap(
      ({ areas, fill, rings, stroke, opacity }) => {
        if (fill === 'selected') return { filled: areas?.length, opacity };
        return stroke === 'route' ? { outlined: rings } : [];
      },
    );
  expect(marked()).toEqual([]);
  expect(marked('hall')).toEqual([{ filled: 1, opacity: undefined }]);
  const [wash, outline] = marked('lawn');
  expect(wash).toEqual({ filled: 1, opacity: 0.2 });
  expect(outline).toEqual({ outlined: units[0]?.polygon });
});
