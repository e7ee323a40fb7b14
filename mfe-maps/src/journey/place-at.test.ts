import type { Place } from '@campusway/campus';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { pageRouter } from './find-way.ts';
import { levelsOn } from './floor-of.ts';
import { choiceAt, placeAt } from './place-at.ts';

const room = college.findPlace('room-205') as Place;

test('placeAt() returns a pin near a path, else the nearest place of the levels', () => {
  const door = pageRouter().graph.nodes[room.nodes[0] ?? 0] ?? { x: 0, y: 0 };
  expect(placeAt([door.x, door.y], [room.level])?.id).toMatch(/^at-/);
  expect(placeAt([9999, 9999], [room.level])?.level).toBe(room.level);
  expect(placeAt([9999, 9999], [])).toBeUndefined();
});

test.each([
  ['a lounge without a door', [140, 117]],
  ['a courtyard', [143, 128]],
])('choiceAt() chooses the way beside %s', (_, [x = 0, y = 0]) => {
  expect(choiceAt([x, y], levelsOn(1))).toMatchObject({ id: expect.stringMatching(/^at-/) });
});

test('choiceAt() says where nothing is, and what is nearest', () => {
  expect(choiceAt([9999, 9999], levelsOn(1))).toEqual({
    message: expect.stringMatching(/^Nothing is here to choose; the nearest is .+\.$/),
  });
  expect(choiceAt([9999, 9999], [])).toEqual({ message: 'No path is near this point.' });
});
