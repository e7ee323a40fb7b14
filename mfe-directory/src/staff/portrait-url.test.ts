import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { portraitUrl } from './portrait-url.ts';

test('portraitUrl() is the same for a person and differs between people', () => {
  const portraits = college.people.map(portraitUrl);
  expect(college.people.map(portraitUrl)).toEqual(portraits);
  expect(new Set(portraits).size).toBeGreaterThan(portraits.length * 0.9);
  for (const portrait of portraits) expect(portrait).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"]*svg%3E$/);
});
