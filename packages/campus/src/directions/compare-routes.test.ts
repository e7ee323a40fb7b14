import { describe, expect, test } from 'vitest';
import { createCampusRouter } from '../routing/campus-router.ts';
import { drawCampus } from '../routing/drawing/drawn-campus.ts';
import { compareRoutes } from './compare-routes.ts';

const router = createCampusRouter(
  drawCampus(
    `
  level 1
  101  103       105
   +----+---------+---lift
      stairs
`,
    `
  level 2
  201  203       205
   +----+---------+---lift
      stairs
`,
    `
  level 3
  301  303
   +----+
      stairs
`,
  ),
);

function compare(from: string, to: string) {
  return compareRoutes(router.findRoute({ from, to }), router.findRoute({ from, to, stepFree: true }));
}

describe('compareRoutes()', () => {
  test('says how much longer the step-free route takes', () => {
    const comparison = compare('101', '203');
    expect(comparison).toMatchObject({ same: false, extraMetres: 44 });
    expect(comparison.extraSeconds).toBeCloseTo(61.7, 1);
    expect(comparison.quickest).toMatchObject({ climbs: ['stairs'], levels: [1, 2] });
    expect(comparison.stepFree).toMatchObject({ climbs: ['lift'], levels: [1, 2] });
    expect(comparison.text).toBe('The step-free route takes 1 minute longer, with 45 m more to walk.');
  });

  test('sums each of them up in a line', () => {
    const { quickest, stepFree } = compare('101', '203');
    expect(quickest?.text).toBe('26 m, less than a minute, by stairs from the first to the second floor.');
    expect(stepFree?.text).toBe('70 m, about 1 minute, by lift from the first to the second floor.');
  });

  test('says when the quickest route has no steps', () => {
    expect(compare('101', '105')).toMatchObject({
      same: true,
      extraSeconds: 0,
      text: 'The quickest route is step-free.',
    });
    expect(compare('101', '105').quickest?.text).toBe('35 m, less than a minute, on the first floor.');
  });

  test('says why there is no step-free route', () => {
    const comparison = compare('101', '303');
    expect(comparison.stepFree).toBeUndefined();
    expect(comparison.text).toMatch(/^There is no step-free route to Room 303\. The nearest point/);
  });

  test('says why there is no route at all', () => {
    expect(compare('101', '999').text).toBe(
      'Cannot find a route from "101" to "999": no room "999" on floors 1 to 3',
    );
  });
});
