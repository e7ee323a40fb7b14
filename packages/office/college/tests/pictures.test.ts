import { drawSheets } from '@campusway/college/sheets';
import { expect, test } from 'vitest';
import { departments, planOf, sample } from './sample.ts';

test('each department has a picture with its rooms highlighted', () => {
  for (const { code } of departments) {
    const picture = String(sample.files.get(`departments/${code}.svg`));
    expect(picture.match(/class="own /g)?.length, code).toBeGreaterThan(8);
    expect(picture).not.toMatch(/NaN|undefined/);
  }
  expect(sample.files.get('campus.svg')).toContain('class="roof"');
});

test.each(['light', 'dark'] as const)(
  'drawSheets() contains the number of every room of the %s plans',
  (scheme) => {
    const sheets = drawSheets(sample, scheme);
    expect([...sheets.keys()]).toEqual(['campus', 'floor-1', 'floor-2', 'floor-3', 'floor-4']);
    for (const plan of [1, 2, 3, 4].map(planOf)) {
      const svg = sheets.get(`floor-${plan.level}`) ?? '';
      for (const { room } of plan.units) if (room) expect(svg).toContain(`>${room}</text>`);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  },
);

test('drawSheets() draws the title of the campus above its surroundings', () => {
  const svg = drawSheets(sample, 'light').get('campus') ?? '';
  const green = /<path[^>]*fill="#d6e4cb"/;
  expect(svg).toMatch(green);
  expect(svg.slice(svg.indexOf('>Campus</text>'))).not.toMatch(green);
});
