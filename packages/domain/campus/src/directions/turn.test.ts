import { expect, test } from 'vitest';
import { turned } from '../labels/index.ts';
import { angleBetween, headingOf, sideWords, toTurn, turnAhead } from './turn.ts';

test.each([
  ['straight', [0, -24]],
  ['slight-left', [40]],
  ['slight-right', [-40]],
  ['left', [90]],
  ['right', [-90]],
  ['sharp-left', [140]],
  ['sharp-right', [-140]],
  ['back', [180, -170]],
] as const)('toTurn() is %s at %j degrees', (turn, angles) => {
  for (const degrees of angles) expect(toTurn(degrees)).toBe(turn);
});

test('angleBetween() is positive to the left, at most 180 degrees', () => {
  expect(angleBetween(0, 90)).toBe(90);
  expect(angleBetween(90, 0)).toBe(-90);
  expect(angleBetween(170, -170)).toBe(20);
  expect(angleBetween(-170, 170)).toBe(-20);
  expect(Math.abs(angleBetween(0, 180))).toBe(180);
});

test('headingOf() grows counter-clockwise from east, and is unknown between equal points', () => {
  expect(headingOf({ x: 0, y: 0 }, { x: 3, y: 0 })).toBe(0);
  expect(headingOf({ x: 0, y: 0 }, { x: 0, y: 3 })).toBe(90);
  expect(headingOf({ x: 1, y: 1 }, { x: 1, y: 1 })).toBeUndefined();
});

test('sideWords() returns the side in words', () => {
  expect(sideWords('slight-left')).toBe('on your left');
  expect(sideWords('sharp-right')).toBe('on your right');
  expect(sideWords('straight')).toBe('straight ahead');
  expect(sideWords('back')).toBe('behind you');
});

test.each([
  ['north', [0, 5]],
  ['east', [5, 0]],
  ['south-west', [-3, -3]],
])('turnAhead() rotates a step to the %s upwards', (_, [x = 0, y = 0]) => {
  const points = [
    { x: 10, y: 20 },
    { x: 10.1, y: 20 },
    { x: 10 + x, y: 20 + y },
  ];
  const [across, up] = turned([x, y], turnAhead({ points }));
  expect(across).toBeCloseTo(0);
  expect(up).toBeCloseTo(Math.hypot(x, y));
});

test('turnAhead() is 0 for a step without a direction', () => {
  expect(turnAhead({ points: [{ x: 1, y: 1 }] })).toBe(0);
  expect(turnAhead({ points: [] })).toBe(0);
});
