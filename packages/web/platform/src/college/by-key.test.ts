import { expect, test } from 'vitest';
import { byKey } from './by-key.ts';

const items = [
  { id: 'a', room: '1' },
  { id: 'b', room: '1' },
] as const;

test('byKey() returns the first item of each value', () => {
  expect(byKey(items, 'room').get('1')).toBe(items[0]);
});

test('byKey() builds one index for each key of the same items', () => {
  byKey(items, 'room');
  expect(byKey(items, 'id').get('b')).toBe(items[1]);
  expect(byKey(items, 'id')).toBe(byKey(items, 'id'));
});
