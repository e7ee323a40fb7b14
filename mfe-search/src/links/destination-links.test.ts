import { lookUp, roomsBeside } from '@campusway/campus/lookup';
import { paths, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { toDestinationLinks } from './destination-links.ts';
import { type FoundRoom, mapLinks, roomLinks } from './room-links.ts';
import { tabSite } from './tab-site.ts';

test.each([
  ['101', '101', 'room-101'],
  ['140-141', '140', 'room-140'],
  ['230A', '230A', 'room-230a'],
  ['334', '334', 'room-334'],
  ['467', '467', 'room-467'],
] as const)('toDestinationLinks() links room %s to its page', (room, number, to) => {
  expect(toDestinationLinks(room, tabSite)).toEqual({
    map: placePaths.room(number),
    directions: paths.navigate({ to }),
    start: paths.navigate({ from: to }),
  });
});

test('toDestinationLinks() has no destination for a number without a door', () => {
  expect(toDestinationLinks('335', tabSite)).toEqual({
    map: paths.screen('ece-nav'),
    directions: paths.navigate(),
  });
  expect(toDestinationLinks('990', tabSite).map).toBe(paths.navigate());
});

test.each(college.lookup.ranges.map(({ from, to }) => [from, to] as const))(
  'toDestinationLinks() finds a door, or neighbours with one, for every number from %i to %i',
  (from, to) => {
    for (let number = from; number <= to; number++) {
      const text = String(number);
      const result = lookUp(text, college.lookup) as FoundRoom;
      expect(result).toMatchObject({ room: text });
      const links = toDestinationLinks(text, tabSite);
      expect('start' in links).toBe(college.findRoom(text) !== undefined);
      if (links.start) expect(roomLinks(result, college.lookup)).toEqual(mapLinks(links));
      else expect(roomLinks(result, college.lookup)).toEqual([]);
      if (college.findRoom(text)) continue;
      const beside = roomsBeside(text, college.roomNumbers);
      expect(beside.length).toBeGreaterThan(0);
      for (const room of beside) expect(toDestinationLinks(room, tabSite)).toHaveProperty('start');
    }
  },
);
