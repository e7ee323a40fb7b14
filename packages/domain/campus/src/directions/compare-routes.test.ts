import { describe, expect, test } from 'vitest';
import { drawCampus, drawnLevels } from '../../tests/drawing/drawn-campus.ts';
import { createCampusRouter } from '../routing/campus-router.ts';
import type { Route } from '../routing/route.ts';
import { compareRoutes, summarizeRoute } from './compare-routes.ts';

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
  const stepFree = router.findRoute({ from, to, stepFree: true });
  return compareRoutes(router.findRoute({ from, to }), stepFree, drawnLevels);
}

describe('compareRoutes()', () => {
  test('states how much longer the step-free route takes', () => {
    const comparison = compare('101', '203');
    expect(comparison).toMatchObject({ same: false, extraMetres: 44 });
    expect(comparison.extraSeconds).toBeCloseTo(61.7, 1);
    expect(comparison.quickest).toMatchObject({ climbs: ['stairs'], levels: [1, 2] });
    expect(comparison.stepFree).toMatchObject({ climbs: ['lift'], levels: [1, 2] });
    expect(comparison.text).toBe('The step-free route takes 1 minute longer, with 45 m more.');
  });

  test('summarizes each route in a line', () => {
    const { quickest, stepFree } = compare('101', '203');
    expect(quickest?.text).toBe('26 m, less than a minute, by stairs from the first to the second floor.');
    expect(stepFree?.text).toBe('70 m, about 1 minute, by lift from the first to the second floor.');
  });

  test('states that the quickest route is step-free', () => {
    expect(compare('101', '105')).toMatchObject({
      same: true,
      extraSeconds: 0,
      text: 'The quickest route is step-free.',
    });
    expect(compare('101', '105').quickest?.text).toBe('35 m, less than a minute, on the first floor.');
  });

  test('counts steps on a level', () => {
    const hall = createCampusRouter(drawCampus('level 1\n1--+===+--3'));
    const { text, steps } = summarizeRoute(hall.findRoute({ from: '1', to: '3' }) as Route, drawnLevels);
    expect(steps).toBe('4 steps');
    expect(text).toBe('20 m, less than a minute, on the first floor, over 4 steps.');
    expect(compare('101', '105').quickest?.steps).toBeUndefined();
  });

  test('explains why there is no step-free route', () => {
    const comparison = compare('101', '303');
    expect(comparison.stepFree).toBeUndefined();
    expect(comparison.text).toBe(
      'There is no step-free way: stairs between the second and the third floor. To the stairs on the second floor it is step-free: 70 m.',
    );
  });

  test('explains why there is no route', () => {
    expect(compare('101', '999').text).toBe(
      'Cannot find a route from "101" to "999": no room "999" on floors 1 to 3',
    );
  });
});
