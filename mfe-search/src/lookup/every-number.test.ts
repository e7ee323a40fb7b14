import { lookUp, parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { lookup } from '@campusway/campus-data/lookup';
import { findRoom, rooms } from '@campusway/campus-data/rooms';
import { expect, test } from 'vitest';
import { toDestinationLinks } from './destination-links.ts';

const numbers = rooms.map(({ number }) => number);

test.each(lookup.ranges.map(({ from, to }) => [from, to] as const))(
  'every number from %i to %i has a door, or neighbours that have one',
  (from, to) => {
    for (let number = from; number <= to; number++) {
      const text = String(number);
      expect(lookUp(text, lookup)).toMatchObject({ room: text });
      expect(toDestinationLinks(text).isDoor).toBe(findRoom(text) !== undefined);
      if (findRoom(text)) continue;
      const beside = roomsBeside(parseRoomCode(text) ?? { number, suffix: '' }, numbers);
      expect(beside.length).toBeGreaterThan(0);
      for (const room of beside) expect(toDestinationLinks(room).isDoor).toBe(true);
    }
  },
);
