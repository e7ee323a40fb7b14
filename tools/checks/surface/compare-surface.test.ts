import { expect, test } from 'vitest';
import { compareSurfaces, nextVersion } from './compare-surface.ts';

const next = (before: string[], after: string[]) => nextVersion('1.2.3', compareSurfaces(before, after));

test('nextVersion() follows what changed', () => {
  expect(next(['. value a'], ['. value a'])).toBe('1.2.3');
  expect(next(['. value a'], ['. value a', '. type b'])).toBe('1.3.0');
  expect(next(['. value a', '. type b'], ['. value a', '. value c'])).toBe('2.0.0');
});
