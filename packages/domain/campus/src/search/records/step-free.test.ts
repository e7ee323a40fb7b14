import { expect, test } from 'vitest';
import { readStepFree } from './step-free.ts';

test.each([
  ['338 without stairs', '338'],
  ['step free from parking to ece office', 'from parking to ece office'],
  ['Wheelchair from parking to 338', 'from parking to 338'],
  ['by lift from parking to room 338', 'from parking to room 338'],
  ['parking to 338 avoiding the steps', 'parking to 338'],
  ['step-free route to library', 'to library'],
  ['accessible route to library', 'to library'],
  ['from gate 1 to room 205 with pram', 'from gate 1 to room 205'],
  ['205 with a stroller', '205'],
  ['no stairs please', 'lift'],
  ["I can't climb stairs", 'lift'],
  ['i cant walk much where is the canteen', 'where is the canteen'],
  ['310 on crutches', '310'],
])('readStepFree() takes from %j the words for a way without stairs', (query, rest) => {
  expect(readStepFree(query)).toBe(rest);
});

test.each(['accessible toilet', 'stairs near 215', 'lift', 'footsteps', 'steps'])(
  'readStepFree() finds no such words in %j',
  (query) => {
    expect(readStepFree(query)).toBeUndefined();
  },
);
