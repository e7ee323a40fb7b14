import { outdoors } from '@campusway/campus';
import { describe, expect, test } from 'vitest';
import { pageRouter } from '../journey/find-way.ts';
import { plansOf } from './JourneyPrint.tsx';

function plans(from: string, to: string) {
  const route = pageRouter().findRoute({ from, to, stepFree: false });
  if (route.status !== 'found') throw new Error(route.message);
  return plansOf(route);
}

describe('plansOf()', () => {
  test('separates the grounds from the ground floor, with A and B on their own plans', () => {
    const shown = plans('main-gate-2', 'room-466').map(({ level, area: { pins, lines } }) => [
      level,
      pins?.map(({ letter }) => letter).join(''),
      lines?.length,
    ]);
    expect(shown).toEqual([
      [outdoors, 'A', 1],
      [1, '', 1],
      [4, 'B', 1],
    ]);
  });

  test('ends the line on the grounds at the entrance, where that of the ground floor starts', () => {
    const [grounds, ground] = plans('main-gate-2', 'room-101');
    expect(grounds?.area.lines?.[0]?.at(-1)).toEqual(ground?.area.lines?.[0]?.[0]);
  });

  test('has one plan with both pins for a route on one floor', () => {
    const [plan, ...others] = plans('room-205', 'room-217');
    expect(others).toEqual([]);
    expect(plan?.area.pins?.map(({ place }) => place.id)).toEqual(['room-205', 'room-217']);
  });

  test('names lifts and stairs where the route changes floors', () => {
    const signs = plans('room-205', 'room-310').map(({ area }) => area.signs?.map(({ text }) => text));
    expect(signs).toEqual([['Stairs ↑ 3'], ['Stairs from 2']]);
  });
});
