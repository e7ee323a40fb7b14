import { chipsAmong, listStoreys } from '@campusway/campus';
import { college } from '@campusway/platform';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JourneyState, parseState, toPath, transitions } from './journey-state.ts';

const parse = (path: string) => parseState(new URLSearchParams(path.split('?')[1]));
const route: JourneyState = { from: 'main-gate-1', to: 'room-310', stepFree: true };
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

describe('the address of the directions page', () => {
  test('toPath() and parseState() are inverse', () => {
    const states = fc.record({
      from: optional(fc.constantFrom('main-gate-1', "o'neill & sons")),
      to: optional(fc.constant('room-310')),
      stepFree: optional(fc.constant(true)),
      category: optional(fc.constantFrom(...chipsAmong(college.places))),
      floor: optional(fc.constantFrom(...listStoreys(college.levels))),
    });
    const steps = fc.record({ step: optional(fc.nat(9998)), isWalking: fc.boolean() });
    fc.assert(
      fc.property(states, steps, (state, { step, isWalking }) => {
        const own =
          step === undefined ? { ...state, isWalking: false } : { ...state, floor: undefined, isWalking };
        expect(parse(toPath({ ...own, step }))).toEqual({ ...own, step });
      }),
    );
  });

  test.each([
    ['floor=9', {}],
    ['floor=', {}],
    ['category=Dragons', {}],
    ['category=', {}],
    ['category=toilet', { category: 'Toilets' }],
    ['category=LIFTS', { category: 'Lifts' }],
    ['step=0', {}],
    ['step=-1', {}],
    ['step=1e3', {}],
    ['step=99999', {}],
    ['walking=1', {}],
    ['step-free=maybe', { stepFree: true }],
    ['step-free=0', { stepFree: false }],
    ['step=4&floor=3', { step: 3 }],
    ['from=main-gate-1&amp;to=room-310', { from: 'main-gate-1', to: 'room-310' }],
    ['from=a&amp;amp;to=b&amp;step=4', { from: 'a', to: 'b', step: 3 }],
    ['from%3Dparking%26to%3Droom-154', { from: 'parking', to: 'room-154' }],
    ['FROM=101&To=215&STEP-FREE=1', { from: 'room-101', to: 'room-215', stepFree: true }],
    ['from=Room-205&to=room+205', { from: 'room-205', to: 'room-205' }],
    ['from=Main-Gate 1&to=cse', { from: 'main-gate-1', to: 'department-cse' }],
    ['from=236&to=CSE', { from: 'room-236', to: 'department-cse' }],
    ['from=second+floor&to=floor-3', { from: 'level-2', to: 'level-3' }],
    ['from=lobby&to=Toilet', { from: 'lobby', to: 'nearest-toilet' }],
    ['from=qqqq&to=cse-jyothi-pandey', { from: 'qqqq', to: 'cse-jyothi-pandey' }],
    ['step=4&walking', { step: 3, isWalking: true }],
  ])('?%s', (query, said) => {
    const nothing = { floor: undefined, category: undefined, step: undefined, stepFree: undefined };
    expect(parse(`/navigate?${query}`)).toMatchObject({ ...nothing, isWalking: false, ...said });
  });

  test("a sign's page keeps its address until a place is chosen", () => {
    expect(toPath({ floor: listStoreys(college.levels)[1] }, 'room-205')).toMatch(
      /^\/here\/room-205\?floor=\w+$/,
    );
    expect(toPath({ ...route, from: 'room-205' }, 'room-205')).toMatch(/^\/navigate\?from=room-205&/);
  });
});

test.each([
  ['choose', () => transitions.choose.change({ ...route, step: 3 }, { to: 'canteen' })],
  [
    'choose both',
    () => transitions.choose.change({ ...route, step: 3 }, { from: 'canteen', to: 'room-205' }),
  ],
  ['swap', () => transitions.swap.change({ ...route, floor: 2 })],
  ['setStepFree', () => transitions.setStepFree.change({ ...route, step: 3, floor: 2 }, false)],
  ['stopWalking', () => transitions.stopWalking.change({ ...route, step: 3, isWalking: true })],
])('%s forgets the position on the route', (_name, change) => {
  const state: JourneyState = change();
  expect([state.step, state.floor, state.isWalking]).toEqual([undefined, undefined, undefined]);
});

test('setStepFree keeps the floor and the category of a map without a destination', () => {
  const state: JourneyState = { floor: 3, category: 'Toilets' };
  expect(transitions.setStepFree.change(state, true)).toEqual({ ...state, stepFree: true });
});

test('walk adds no entry while walking', () => {
  const historyOf = (isWalking: boolean) => transitions.walk.history({ ...route, step: 0, isWalking });
  expect([historyOf(false), historyOf(true)]).toEqual(['push', 'none']);
});

test('walkOn stays between the first step and the arrival', () => {
  const walk = (step: number, by: 1 | -1) => transitions.walkOn.change({ ...route, step }, by, 10).step;
  expect([walk(0, -1), walk(0, 1), walk(9, 1), walk(10, 1), walk(10, -1)]).toEqual([0, 1, 10, 10, 9]);
});
