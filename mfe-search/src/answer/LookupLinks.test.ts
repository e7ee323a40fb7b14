import { lookUp } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import type { FoundRoom } from '../links/room-links.ts';
import { toSavedPlace } from './LookupLinks.tsx';

test.each([
  ['230 a', { id: 'room-230a', name: 'Room 230A', detail: 'Second floor, CSE' }],
  ['140-141', { id: 'room-140', name: 'Room 140-141', detail: 'First floor, EEE and Civil' }],
  ['467', { id: 'room-467', name: 'Yoga Center', detail: 'Room 467, fourth floor' }],
  ['portfolio', { id: 'room-161', name: 'PortFolio', detail: 'Room 161, first floor' }],
])('toSavedPlace() of %j', (question, place) => {
  const result = lookUp(question, college.lookup) as FoundRoom;
  expect(toSavedPlace(result, '/plan')).toEqual({ ...place, kind: 'place', path: '/plan' });
});
