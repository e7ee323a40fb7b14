import { readFileSync } from 'node:fs';
import { departmentCodes } from '@campusway/campus';
import { drawSheets } from '@campusway/campus-data/drawing';
import { level1 } from '@campusway/campus-data/levels/1';
import { level2 } from '@campusway/campus-data/levels/2';
import { level3 } from '@campusway/campus-data/levels/3';
import { level4 } from '@campusway/campus-data/levels/4';
import { campusPicture, departmentPictures } from '@campusway/campus-data/pictures';
import { portraitUrl } from '@campusway/campus-data/portrait';
import { staff } from '@campusway/campus-data/staff';
import { expect, test } from 'vitest';

test('departmentPictures show the rooms of their department standing out', () => {
  for (const code of departmentCodes) {
    const picture = readFileSync(new URL(departmentPictures[code]), 'utf8');
    expect(picture.match(/class="own /g)?.length, code).toBeGreaterThan(8);
    expect(picture).not.toMatch(/NaN|undefined/);
  }
  expect(readFileSync(new URL(campusPicture), 'utf8')).toContain('class="roof"');
});

test('portraitUrl() gives a person always the same face, and people different ones', () => {
  const portraits = staff.map(portraitUrl);
  expect(staff.map(portraitUrl)).toEqual(portraits);
  expect(new Set(portraits).size).toBeGreaterThan(staff.length * 0.9);
  for (const portrait of portraits) expect(portrait).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"]*svg%3E$/);
});

test.each(['light', 'dark'] as const)(
  'drawSheets() shows every room of the %s plans with its number',
  (scheme) => {
    const sheets = drawSheets(scheme);
    expect([...sheets.keys()]).toEqual(['campus', 'floor-1', 'floor-2', 'floor-3', 'floor-4']);
    for (const plan of [level1, level2, level3, level4]) {
      const svg = sheets.get(`floor-${plan.level}`) ?? '';
      for (const { room } of plan.units) if (room) expect(svg).toContain(`>${room}</text>`);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  },
);
