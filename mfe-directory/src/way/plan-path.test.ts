import { expect, test } from 'vitest';
import { planPath } from './plan-path.ts';

test.each([
  ['a room in its department’s wing', '205', '/cse-map?room=205'],
  ['a room with a letter', '230A', '/cse-map?room=230A'],
  ['a room of its department on another floor', '160', '/floor1?to=room-160'],
  ['a room of its department in the other wing', '334', '/floor3?to=room-334'],
  ['a room of no department', '236', '/floor2?to=room-236'],
])('planPath() of %s', (_, room, path) => {
  expect(planPath(room)).toBe(path);
});
