import { readPart } from '@campusway/platform';
import { expect, test } from 'vitest';
import { toShapes } from './shapes.ts';
import { findUnitAt } from './unit-at.ts';

const shapes = toShapes(readPart('plan/level-2').units);

test('findUnitAt() finds every room at its own label', () => {
  const rooms = readPart('plan/level-2').units.filter(({ room }) => room);
  expect(rooms.map(({ label }) => findUnitAt(label, shapes)?.id)).toEqual(rooms.map(({ id }) => id));
});

test('findUnitAt() finds nothing in a wall or outside', () => {
  expect(findUnitAt([183.1, 108], shapes)).toBeUndefined();
  expect(findUnitAt([0, 0], shapes)).toBeUndefined();
});

test('toShapes() knows the rooms that need no path', () => {
  const upright = shapes.filter((shape) => shape.upright).map(({ unit }) => unit.category);
  expect(new Set(upright)).not.toContain('walkway');
  expect(upright.filter((category) => category === 'room').length).toBeGreaterThan(60);
});
