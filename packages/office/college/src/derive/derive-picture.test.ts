import { emptyPlan, type LevelPlan, type PlanUnit, type Ring } from '@campusway/campus';
import { expect, test } from 'vitest';
import { sample } from '../../tests/sample.ts';
import { derivePicture } from './derive-picture.ts';

const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];
const house: PlanUnit = { id: 'house', category: 'building', polygon: [square(20, 30)], label: [25, 25] };
const grounds: LevelPlan = { ...emptyPlan, outline: [square(0, 40)], units: [house] };
const campus = {
  screens: [{ level: 0, window: [-10, 0, 90, 50], places: [] }],
  grounds,
  'plan/ground': { ...emptyPlan, outline: [square(2, 9)] },
  places: [],
} as const;

test('derivePicture() draws the campus screen with margins, in both schemes', () => {
  const { schemes, ratio } = derivePicture(campus) ?? {};
  expect(ratio).toBe(2);
  expect(schemes?.light).toContain('viewBox="-85 -87.5 250 125"');
  expect(schemes?.light).toContain('fill="#f1ede3"');
  expect(schemes?.dark).toContain('fill="#12151a"');
  expect(schemes?.light).toContain('d="M20 -20L30 -20L30 -30L20 -30Z"');
});

test('derivePicture() is undefined without a campus screen or without buildings', () => {
  expect(derivePicture({ ...campus, screens: [] })).toBeUndefined();
  expect(derivePicture({ ...campus, grounds: undefined })).toBeUndefined();
  expect(derivePicture({ ...campus, 'plan/ground': emptyPlan })).toBeUndefined();
});

test('derivePicture() draws no details when they are too many, and nothing when there are too many buildings', () => {
  const crowded = (count: number): LevelPlan => ({
    ...grounds,
    details: Array.from({ length: count }, (_, i) => ({
      id: `kerb-${i}`,
      category: 'kerb',
      points: square(i, i + 1),
    })),
  });
  const { light = '' } = derivePicture({ ...campus, grounds: crowded(9000) })?.schemes ?? {};
  expect(light.length).toBeLessThan(20_000);
  const units = Array.from({ length: 9000 }, (_, i) => ({ ...house, id: `house-${i}` }));
  expect(derivePicture({ ...campus, grounds: { ...grounds, units } })).toBeUndefined();
});

test('derivePicture() names more at a larger scale, each inside the window', () => {
  const { window, layouts = [] } = sample.parts.picture ?? {};
  const [west = 0, south = 0, east = 0, north = 0] = window ?? [];
  expect(layouts.at(-1)?.labels.length).toBeGreaterThan(2 * (layouts[0]?.labels.length ?? 0));
  for (const { scale, labels } of layouts)
    for (const { at, width, height } of labels) {
      const [aside, above] = [width / 2 / scale - 1, height / 2 / scale - 1];
      expect([at[0] - aside >= west, at[0] + aside <= east]).toEqual([true, true]);
      expect([at[1] - above >= south, at[1] + above <= north]).toEqual([true, true]);
    }
});
