import { expect, test } from 'vitest';
import { placesDrawn } from '../place-kinds.ts';
import { pictogramOf } from './pictograms.ts';

test('pictogramOf() returns the pictogram of the amenity or the neutral one', () => {
  const neutral = pictogramOf('amenity', 'wifi');
  expect(neutral).toBeDefined();
  expect(pictogramOf('amenity', 'photobooth')).toBe(neutral);
  for (const category of ['atm', 'drinkingwater', 'parking.bicycle', 'vendingmachine'])
    expect([undefined, neutral]).not.toContain(pictogramOf('amenity', category));
});

test('pictogramOf() is undefined for units and amenities with another drawing', () => {
  for (const category of ['elevator', 'stairs', 'room'])
    expect(pictogramOf('unit', category)).toBeUndefined();
  expect(pictogramOf('amenity', 'seating')).toBeUndefined();
});

test('pictogramOf() has every amenity except seating', () => {
  const bare = [...placesDrawn.amenity.keys()].filter((category) => !pictogramOf('amenity', category));
  expect(bare).toEqual(['seating']);
});
