import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { directionsPath } from './DirectionsLink.tsx';

test('directionsPath() contains the destination and no origin', () => {
  expect(directionsPath('230A')).toBe('/navigate?to=room-230a');
});

test('directionsPath() contains a known place for every room', () => {
  for (const { number } of college.rooms) {
    const { searchParams } = new URL(directionsPath(number), 'https://college.example');
    expect(college.findPlace(searchParams.get('to') ?? ''), number).toBeTruthy();
  }
});
