import { gzipSync } from 'node:zlib';
import { emptyPlan, type LevelPlan, type PlanUnit, type Ring } from '@campusway/campus';
import { expect, test } from 'vitest';
import { sample } from '../../tests/sample.ts';
import { derivePictures } from './derive-pictures.ts';

const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];
const house: PlanUnit = { id: 'house', category: 'building', polygon: [square(20, 30)], label: [25, 25] };
const grounds: LevelPlan = { ...emptyPlan, outline: [square(0, 40)], units: [house] };
const ground: LevelPlan = { ...emptyPlan, outline: [square(2, 9)] };
const plane = [
  [0, 0],
  [50, 100],
] as const;
const screen = { id: 'campus', level: 0, plane, centre: [25, 50], images: [plane], places: [] } as const;
const campus = {
  screens: [{ ...screen, window: [-10, 0, 90, 50] }],
  plans: new Map([[0, grounds]]),
  ground,
} as const;

test('derivePictures() draws the campus screen with margins, in both schemes', () => {
  const { schemes, ratio, middle, centre } = derivePictures(campus).get('campus') ?? {};
  expect([ratio, middle, centre]).toEqual([2, [0.5, 0.5], [40, 25]]);
  expect(schemes?.light).toContain('viewBox="-135 -112.5 350 175"');
  expect(schemes?.light).toContain('fill="#f1ede3"');
  expect(schemes?.dark).toContain('fill="#12151a"');
  expect(schemes?.light).toContain('d="M20-20h10v-10h-10Z"');
});

test('derivePictures() gives the size and the middle of the map of a screen when it opens', () => {
  const screens = [{ ...campus.screens[0], centre: [50, 0] as const }];
  const { metres, width = 0, middle = [] } = derivePictures({ ...campus, screens }).get('campus') ?? {};
  expect(metres).toBe(350);
  expect(width / 2 ** 1.3).toBeCloseTo(350);
  expect(middle.map((share) => Number(share.toFixed(6)))).toEqual([0.357143, 0.357143]);
});

test('derivePictures() has a picture of every screen of the sample, none larger than 12 kB', () => {
  const { pictures, parts } = sample;
  expect([...pictures.keys()]).toEqual(parts.screens.map(({ id }) => id));
  for (const [id, { schemes }] of pictures)
    for (const svg of Object.values(schemes)) expect(gzipSync(svg).length, id).toBeLessThan(12_000);
});

test("derivePictures() fades the other wing on a wing's screen, and ends a floor at its images", () => {
  const lightOf = (id: string) => sample.pictures.get(id)?.schemes.light ?? '';
  expect(lightOf('cse-nav')).toContain('opacity="0.72"');
  expect(lightOf('cse-nav').match(/<svg/g)).toHaveLength(1);
  expect(lightOf('floor2')).not.toContain('opacity="0.72"');
  expect(lightOf('floor2').match(/<svg/g)).toHaveLength(2);
  expect(['cse-nav', 'floor2'].map((id) => sample.pictures.get(id)?.centre)).toEqual([undefined, [200, 128]]);
});

test('derivePictures() names the rooms of a floor, and nothing on the campus, whose picture has several scales', () => {
  const namesOf = (id: string) => sample.pictures.get(id)?.schemes.dark.match(/(?<=<text[^>]*>)[^<]+/g) ?? [];
  expect(namesOf('cse-nav')).toContain('221');
  expect(namesOf('cse-nav')).not.toContain('245');
  expect(namesOf('campus-nav')).toEqual([]);
});

test('derivePictures() has none without a campus screen, grounds or buildings', () => {
  expect(derivePictures({ ...campus, screens: [] }).size).toBe(0);
  expect(derivePictures({ ...campus, plans: new Map() }).size).toBe(0);
  expect(derivePictures({ ...campus, ground: emptyPlan }).size).toBe(0);
});

test('derivePictures() draws no details when they are too many, and nothing when there are too many buildings', () => {
  const details = Array.from({ length: 9000 }, (_, i) => ({
    id: `kerb-${i}`,
    category: 'kerb' as const,
    points: square(i, i + 1),
  }));
  const withGrounds = (plan: Partial<LevelPlan>) =>
    derivePictures({ ...campus, plans: new Map([[0, { ...grounds, ...plan }]]) });
  const { light = '' } = withGrounds({ details }).get('campus')?.schemes ?? {};
  expect(light.length).toBeLessThan(20_000);
  const units = Array.from({ length: 9000 }, (_, i) => ({ ...house, id: `house-${i}` }));
  expect(withGrounds({ units }).size).toBe(0);
});

test('derivePictureNames() names more at a larger scale, each inside the window', () => {
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
