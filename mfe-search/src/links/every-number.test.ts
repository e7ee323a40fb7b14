import { lookUp, parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { toDestinationLinks } from './destination-links.ts';

const numbers = college.rooms.map(({ number }) => number);

test.each(college.lookup.ranges.map(({ from, to }) => [from, to] as const))(
  'toDestinationLinks() finds a door, or neighbours with one, for every number from %i to %i',
  (from, to) => {
    for (let number = from; number <= to; number++) {
      const text = String(number);
      expect(lookUp(text, college.lookup)).toMatchObject({ room: text });
      expect(toDestinationLinks(text).isDoor).toBe(college.findRoom(text) !== undefined);
      if (college.findRoom(text)) continue;
      const beside = roomsBeside(parseRoomCode(text) ?? { number, suffix: '' }, numbers);
      expect(beside.length).toBeGreaterThan(0);
      for (const room of beside) expect(toDestinationLinks(room).isDoor).toBe(true);
    }
  },
);
