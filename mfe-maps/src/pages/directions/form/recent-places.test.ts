// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readRecentPlaces, rememberPlace } from './recent-places.ts';

afterEach(() => localStorage.clear());

const ids = () => readRecentPlaces().map(({ id }) => id);

test('rememberPlace() keeps the latest four distinct places, latest first', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'c']) rememberPlace({ id, title: id, where: '' });
  expect(ids()).toEqual(['c', 'e', 'd', 'b']);
});

test.each(['{', '{"id":"a"}', '[null, 1, {"id":"a"}]', '[{"id":1,"title":"A","where":""}]'])(
  'readRecentPlaces() is empty for the stored text %s',
  (stored) => {
    localStorage.setItem('campusway.recent-places', stored);
    expect(ids()).toEqual([]);
  },
);
