import { expect, test } from 'vitest';
import { collegeFormats, findCollegeMismatch } from './college-format.ts';

/** Three generations, as two changes of shape make them: pages and parts carry an old shape for one generation more. */
const read = [[1], [1, 2], [2, 3]];
const served = [[1], [1, 2], [3]];

test.each([
  [0, 0, true],
  [0, 1, true],
  [0, 2, false],
  [1, 0, true],
  [1, 1, true],
  [1, 2, false],
  [2, 0, false],
  [2, 1, true],
  [2, 2, true],
])('findCollegeMismatch() of module %i and college %i of three', (module, college, fits) => {
  const mismatch = findCollegeMismatch(read[module], served[college]);
  expect(mismatch).toEqual(
    fits ? undefined : { kind: 'college', read: read[module], served: served[college] },
  );
});

test('findCollegeMismatch() accepts a build that names no formats', () => {
  expect(findCollegeMismatch(undefined, [2])).toBeUndefined();
  expect(findCollegeMismatch([1], undefined)).toBeUndefined();
});

test('collegeFormats has a format that is both read and served', () => {
  expect(findCollegeMismatch(collegeFormats.read, collegeFormats.served)).toBeUndefined();
});
