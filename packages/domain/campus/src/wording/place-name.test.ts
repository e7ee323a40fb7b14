import { expect, test } from 'vitest';
import { numberedLevels } from '../../tests/drawing/numbered-levels.ts';
import type { Place } from '../model.ts';
import { apartFrom } from './place-name.ts';

test('apartFrom() names the floor, or what is near, of places with one name', () => {
  const at = (level: number, near?: string): Place => ({
    ...{
      id: `toilet-${level}-${near}`,
      kind: 'toilet',
      name: 'Toilet',
      aliases: [],
      level,
      x: 0,
      y: 0,
      nodes: [],
    },
    ...(near && { near }),
  });
  const apart = (place: Place, other: Place) => apartFrom(place, other, numberedLevels(3));
  expect(apart(at(1), at(2))).toBe(', first floor');
  expect(apart(at(1, '233'), at(1, '220'))).toBe(', near 233');
  expect(apart(at(1), at(1))).toBe('');
  expect(apart(at(1), { ...at(2), name: 'Lift' })).toBe('');
});
