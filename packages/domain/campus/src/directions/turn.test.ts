import { describe, expect, test } from 'vitest';
import { angleBetween, headingOf, sideWords, toTurn } from './turn.ts';

describe('toTurn()', () => {
  test.each([
    [0, 'straight'],
    [-24, 'straight'],
    [40, 'slight-left'],
    [-40, 'slight-right'],
    [90, 'left'],
    [-90, 'right'],
    [140, 'sharp-left'],
    [-140, 'sharp-right'],
    [180, 'back'],
    [-170, 'back'],
  ] as const)('calls %i degrees %s', (degrees, turn) => {
    expect(toTurn(degrees)).toBe(turn);
  });
});

describe('angleBetween()', () => {
  test('is positive to the left, at most 180 degrees', () => {
    expect(angleBetween(0, 90)).toBe(90);
    expect(angleBetween(90, 0)).toBe(-90);
    expect(angleBetween(170, -170)).toBe(20);
    expect(angleBetween(-170, 170)).toBe(-20);
    expect(Math.abs(angleBetween(0, 180))).toBe(180);
  });
});

describe('headingOf()', () => {
  test('grows counter-clockwise from east, and is unknown between equal points', () => {
    expect(headingOf({ x: 0, y: 0 }, { x: 3, y: 0 })).toBe(0);
    expect(headingOf({ x: 0, y: 0 }, { x: 0, y: 3 })).toBe(90);
    expect(headingOf({ x: 1, y: 1 }, { x: 1, y: 1 })).toBeUndefined();
  });
});

describe('sideWords()', () => {
  test('returns the side in words', () => {
    expect(sideWords('slight-left')).toBe('on your left');
    expect(sideWords('sharp-right')).toBe('on your right');
    expect(sideWords('straight')).toBe('straight ahead');
    expect(sideWords('back')).toBe('behind you');
  });
});
