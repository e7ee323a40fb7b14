import { describe, expect, test } from 'vitest';
import { type DrawnCampus, drawCampus } from '../../tests/drawing/drawn-campus.ts';
import { withPlainSpaces } from '../../tests/plain-spaces.ts';
import type { Place } from '../model.ts';
import { type CampusRoute, type CampusRouteResult, createCampusRouter } from '../routing/campus-router.ts';
import { compareRoutes as compareResults } from './compare-routes.ts';
import { describeRoute } from './describe-route.ts';
import { createSurroundings } from './surroundings.ts';

const campus = drawCampus(
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
);
const router = createCampusRouter(campus);

function describeOn(campus: DrawnCampus) {
  return (route: CampusRoute) => describeRoute(route, createSurroundings(campus));
}

const compareRoutes = (...results: Parameters<typeof compareResults>) =>
  withPlainSpaces(compareResults(...results));

function compare(from: string, to: string) {
  const stepFree = router.findRoute({ from, to, stepFree: true });
  return compareRoutes(router.findRoute({ from, to }), stepFree, describeOn(campus));
}

describe('compareRoutes()', () => {
  test('states how much longer the step-free route takes', () => {
    const comparison = compare('101', '203');
    expect(comparison.same).toBe(false);
    expect(comparison.quickest).toMatchObject({ how: 'by stairs', hasSteps: true, metres: 26 });
    expect(comparison.stepFree).toMatchObject({ how: 'by lift, with its wait', hasSteps: false, metres: 70 });
    expect(comparison.text).toBe(
      'The step-free route is 44 m longer and takes a little longer by lift, with its wait.',
    );
  });

  test.each([
    [59, 'is 44 m longer and takes about as long'],
    [180, 'is 44 m longer and takes 2 minutes longer'],
  ])('compares metres and minutes of two ways: step-free in %s s', (seconds, text) => {
    const [quickest, stepFree] = [false, true].map((stepFree) =>
      router.findRoute({ from: '101', to: '203', stepFree }),
    ) as [CampusRoute, CampusRoute];
    const compared = (a: CampusRoute, b: CampusRoute) =>
      compareRoutes({ ...a, seconds: 60 }, { ...b, seconds }, describeOn(campus)).text;
    const sentence = `The step-free route ${text}`;
    expect(compared(quickest, stepFree)).toBe(`${sentence} by lift, with its wait.`);
    const shorter = seconds < 60 ? text : text.replace(' and ', ' but ');
    expect(compared(stepFree, quickest)).toBe(
      `The step-free route ${shorter.replace('m longer', 'm shorter')} by stairs.`,
    );
  });

  test.each([
    ['toilet-men', 'Toilet, men', "The accessible toilet is 20 m further than the men's toilet."],
    [
      'toilet-far',
      'Accessible toilet',
      'The step-free route leads to another accessible toilet, 20 m further.',
    ],
  ])('compares the distance of two destinations: %s', (id, name, text) => {
    const toilet = { ...(router.findPlace('103') as Place), kind: 'toilet', code: undefined } as const;
    const routeTo = (to: string, toPlace: Place) =>
      ({ ...router.findRoute({ from: '101', to }), toPlace }) as CampusRouteResult;
    const goal = { ...toilet, id, name };
    const accessible = { ...toilet, id: 'toilet-accessible', name: 'Accessible toilet' };
    expect(compareRoutes(routeTo('103', goal), routeTo('105', accessible), describeOn(campus)).text).toBe(
      text,
    );
    expect(compareRoutes(routeTo('105', goal), routeTo('103', accessible), describeOn(campus)).text).toBe(
      text.replace('further', 'nearer'),
    );
  });

  test('states what a nearer destination costs', () => {
    const exit = (to: string, name: string, seconds: number) => {
      const toPlace = { ...(router.findPlace(to) as Place), name, kind: 'entrance', code: undefined };
      return { ...router.findRoute({ from: '101', to }), seconds, toPlace } as CampusRouteResult;
    };
    const [west, main] = [exit('105', 'West entrance', 100), exit('103', 'Main entrance', 160)];
    expect(compareRoutes(west, main, describeOn(campus)).text).toBe(
      'The main entrance is 20 m nearer than the west entrance, but takes 1 minute longer.',
    );
  });

  test('names another start as it names another destination', () => {
    const fromToilet = (from: string, name: string) => {
      const fromPlace = { ...(router.findPlace(from) as Place), name, kind: 'toilet', code: undefined };
      return { ...router.findRoute({ from, to: '101' }), fromPlace } as CampusRouteResult;
    };
    const textOf = (own: string, other: string) =>
      compareRoutes(fromToilet('103', own), fromToilet('105', other), describeOn(campus)).text;
    expect(textOf('Toilet, men', 'Accessible toilet')).toMatch(
      /^The accessible toilet is \d+ m further than the men's toilet\.$/,
    );
    expect(textOf('Toilet, men', 'Toilet, men')).toMatch(
      /^The step-free route begins at another men's toilet, /,
    );
  });

  test('states that the quickest route is step-free', () => {
    expect(compare('101', '105')).toMatchObject({ same: true, text: 'The quickest route is step-free.' });
  });

  test('counts steps on a level', () => {
    const hall = drawCampus('level 1\n1--+===+--3');
    const route = createCampusRouter(hall).findRoute({ from: '1', to: '3' });
    expect(compareRoutes(route, route, describeOn(hall)).quickest).toMatchObject({
      how: '4 stair steps',
      hasSteps: true,
    });
    expect(compare('101', '105').quickest).toMatchObject({ how: '', hasSteps: false });
  });

  test('counts no steps on a level beside stairs, whose steps the count would omit', () => {
    const house = drawCampus('level 1\n1--+===+--stairs', 'level 2\n2--+--stairs');
    const route = createCampusRouter(house).findRoute({ from: '1', to: '2' });
    expect(compareRoutes(route, route, describeOn(house)).quickest).toMatchObject({
      how: 'by stairs',
      hasSteps: true,
    });
  });

  test('explains why there is no step-free route', () => {
    const comparison = compare('101', '303');
    expect(comparison.stepFree).toBeUndefined();
    expect(comparison.text).toBe(
      'There is no step-free way: stairs between the second and the third floor. To the stairs on the second floor it is step-free: about 70 m.',
    );
  });

  test('explains why there is no route', () => {
    expect(compare('101', '999').text).toBe(
      'Cannot find a route from "101" to "999": no room "999" on floors 1 to 3',
    );
  });
});
