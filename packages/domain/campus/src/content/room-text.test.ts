import { describe, expect, test } from 'vitest';
import { parseRoomText, roomsOfText } from './room-text.ts';

const doors = new Set(['140', '141', '205', '212', '230', '230A', '310']);
const isRoom = (room: string) => doors.has(room);
const roomsOf = (text: string) => roomsOfText(text, isRoom);

describe('parseRoomText()', () => {
  test.each([
    ['205', ['205']],
    [' 205 ', ['205']],
    ['205, 212', ['205', '212']],
    ['205,212', ['205', '212']],
    ['205 / 212', ['205', '212']],
    ['205 & 230 a', ['205', '230A']],
    ['205 and Room 310', ['205', '310']],
    ['212; 205; 212', ['212', '205']],
    ['140-141', ['140', '141']],
  ])('reads %j as rooms', (text, rooms) => {
    expect(roomsOf(text)).toEqual(rooms);
  });

  test.each(['', '  ', 'Not Provided', 'not provided', '-', 'N/A'])('finds nothing in %j', (text) => {
    expect(parseRoomText(text, isRoom)).toEqual([]);
  });

  test('distinguishes employee IDs and staff codes from rooms', () => {
    expect(parseRoomText('EMP1043', isRoom)).toEqual([{ kind: 'employee-id', text: 'EMP1043' }]);
    expect(parseRoomText('CSE-T09', isRoom)).toEqual([{ kind: 'staff-code', text: 'CSE-T09' }]);
    expect(parseRoomText('205, EMP1043', isRoom)).toEqual([
      { kind: 'room', room: '205' },
      { kind: 'employee-id', text: 'EMP1043' },
    ]);
  });

  test('returns an unknown number as text', () => {
    expect(parseRoomText('999', isRoom)).toEqual([{ kind: 'text', text: '999' }]);
    expect(parseRoomText('R1043', isRoom)).toEqual([{ kind: 'text', text: 'R1043' }]);
    expect(parseRoomText('100000-999999', isRoom)).toEqual([{ kind: 'text', text: '100000-999999' }]);
  });

  test.each(['A-1.05', 'EG 12', '-1.02', '実験室', 'reading-room', 'H/2', 'N-103'])(
    'reads %s as the room of that number',
    (room) => {
      const rooms = ['205', room];
      expect(parseRoomText(room, (number) => rooms.includes(number))).toEqual([{ kind: 'room', room }]);
    },
  );

  test('reads a list of numbers in any script', () => {
    const rooms = ['A-1.05', 'EG 12'];
    expect(roomsOfText('A-1.05, EG 12', (number) => rooms.includes(number))).toEqual(rooms);
  });

  test('returns only the existing rooms of a span', () => {
    expect(roomsOf('139-142')).toEqual(['140', '141']);
  });

  test('reads no room in markup, emoji or right-to-left text', () => {
    for (const text of ['<b>205</b>', '🏠', 'غرفة'])
      expect(parseRoomText(text, isRoom).map(({ kind }) => kind)).not.toContain('room');
  });
});
