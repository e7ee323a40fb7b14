import { expect, test } from 'vitest';
import { drawnLevels } from '../../tests/drawing/drawn-campus.ts';
import { drawFloor } from '../../tests/drawing/drawn-floor.ts';
import { deriveWalkingGraph } from '../walking-graph/derive-walking-graph.ts';
import { describePlace, listingOf, placeStops, roomPlaceName, toPlace } from './places.ts';

const features = drawFloor([
  '#############',
  '#AAAAAAA#LLL#',
  '##+###+###+##',
  '#-----------#',
  '#############',
]);

test('placeStops() returns every room and lift with all its doors', () => {
  const derived = deriveWalkingGraph(features);
  const stops = placeStops(features, derived);
  expect(
    stops.map(({ id, kind, code, nodes, x, y }) => ({ id, kind, code, doors: nodes.length, x, y })),
  ).toEqual([
    { id: 'room-a', kind: 'room', code: 'A', doors: 2, x: 4.5, y: 3.5 },
    { id: 'L-1', kind: 'lift', code: undefined, doors: 1, x: 10.5, y: 3.5 },
  ]);
});

test('toPlace() takes the doors of the room or those of the place', () => {
  const base = { id: 'library', name: 'Library', kind: 'venue', label: [1, 2], aliases: [] } as const;
  const sources = {
    nodeOf: new Map([['door', 7]]),
    placeOfRoom: (room: string) => (room === '129' ? { level: 1, nodes: [3, 4] } : undefined),
  };
  expect(toPlace({ ...base, room: '129' }, sources)).toMatchObject({ level: 1, code: '129', nodes: [3, 4] });
  expect(toPlace({ ...base, doors: ['door'] }, sources)).toMatchObject({ level: 0, nodes: [7], x: 1, y: 2 });
  expect(() => toPlace({ ...base, room: '130' }, sources)).toThrow(
    new RangeError('Cannot place "Library": no room "130" on the drawing'),
  );
  expect(() => toPlace({ ...base, doors: ['gate'] }, sources)).toThrow(
    new RangeError('Cannot place "Library": no opening "gate" on the drawing'),
  );
});

test('describePlace() and listingOf() write no filler name and no number twice', () => {
  const room = { number: 'E05', name: 'Room E05', kind: 'other', level: 1, aliases: [] } as const;
  const place = { ...{ id: 'room-e05', kind: 'room', name: 'Room E05', code: 'E05', level: 1 }, aliases: [] };
  const subject = { room, place: { ...place, x: 0, y: 0, nodes: [] } } as const;
  expect(describePlace({ room }, drawnLevels)).toMatchObject({ title: 'Room E05', where: 'First floor' });
  expect(listingOf(subject as never, drawnLevels)).toEqual({ name: 'Room E05', detail: 'first floor' });
});

test('roomPlaceName() returns the text of the sign at the door', () => {
  expect(roomPlaceName({ number: '205', name: 'Faculty Room 3' }, false)).toBe('Room 205');
  expect(roomPlaceName({ number: '236', name: 'Auditorium' }, true)).toBe('Auditorium');
});
