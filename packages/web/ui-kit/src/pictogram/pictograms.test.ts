import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HerePictogram, pictogramOf } from './pictograms.tsx';

test('pictogramOf() prefers the named pictogram to that of the kind, and falls back to a pin', () => {
  const [library, gate] = [pictogramOf({ pictogram: 'library' }), pictogramOf({ pictogram: 'gate' })];
  expect(library).not.toBe(gate);
  expect(pictogramOf({ pictogram: 'library', kind: 'gate' })).toBe(library);
  expect(pictogramOf({ kind: 'gate' })).toBe(gate);
  expect(pictogramOf({ pictogram: 'unknown', kind: 'venue' })).toBe(HerePictogram);
});

test('pictogramOf() has every pictogram that a college may name', () => {
  const file = new URL('../../../../office/college/schemas/campus-places.schema.json', import.meta.url);
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  const names: string[] = schema.properties.places.items.properties.pictogram.enum;
  expect(names.filter((pictogram) => pictogramOf({ pictogram }) === HerePictogram)).toEqual([]);
});
