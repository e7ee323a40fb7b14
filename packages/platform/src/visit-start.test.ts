// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readVisitStart, rememberVisitStart } from './visit-start.ts';

afterEach(() => sessionStorage.clear());

test('readVisitStart() gives the start that was remembered last', () => {
  expect(readVisitStart()).toBeUndefined();
  rememberVisitStart({ id: 'a', name: 'Door A' });
  rememberVisitStart({ id: 'b', name: 'Door B' });
  expect(readVisitStart()).toEqual({ id: 'b', name: 'Door B' });
});

test.each(['{', 'null', '[]', '"x"', '{"id":1,"name":"x"}', '{"id":"x"}'])(
  'readVisitStart() takes %s for no start',
  (stored) => {
    sessionStorage.setItem('campusway.visit-start', stored);
    expect(readVisitStart()).toBeUndefined();
  },
);
