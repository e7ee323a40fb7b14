import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { directionsPath } from './directions-path.ts';

test('directionsPath() names the destination and leaves the start to the page that asks for it', () => {
  expect(directionsPath('230A')).toBe('/navigate?to=room-230a');
});

test('directionsPath() names a known place for every room', () => {
  for (const { number } of college.rooms) {
    const { searchParams } = new URL(directionsPath(number), 'https://college.example');
    expect(college.findPlace(searchParams.get('to') ?? ''), number).toBeTruthy();
  }
});
