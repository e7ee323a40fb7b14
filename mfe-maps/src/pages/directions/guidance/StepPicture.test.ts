import { turned } from '@campusway/campus/labels';
// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { turnAhead } from './StepPicture.tsx';

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
