// @vitest-environment jsdom
import { type CollegeFacts, productFacts } from '@campusway/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { provideCollege } from './college/college-store.ts';
import { readVisitStart, rememberVisitStart } from './visit-start.ts';

afterEach(() => sessionStorage.clear());
afterAll(() => provideFacts({}));

function provideFacts(facts: Partial<CollegeFacts>): void {
  provideCollege({ version: '', formats: [1], facts: { ...productFacts, ...facts }, parts: {}, files: {} });
}

test('readVisitStart() returns the last stored start', () => {
  expect(readVisitStart()).toBeUndefined();
  rememberVisitStart({ id: 'a', name: 'Door A' });
  rememberVisitStart({ id: 'b', name: 'Door B' });
  expect(readVisitStart()).toEqual({ id: 'b', name: 'Door B' });
});

test('readVisitStart() says whether the person said to be there', () => {
  rememberVisitStart({ id: 'a', name: 'Door A', isHere: true });
  expect(readVisitStart()).toEqual({ id: 'a', name: 'Door A', isHere: true });
});

test.each(['{', 'null', '[]', '"x"', '{"id":1,"name":"x"}', '{"id":"x"}'])(
  'readVisitStart() ignores %s in storage',
  (stored) => {
    sessionStorage.setItem('campusway.visit-start', stored);
    expect(readVisitStart()).toBeUndefined();
  },
);

test('readVisitStart() returns the default of the college when none is stored', () => {
  provideFacts({ defaultStart: { id: 'desk', name: 'Reception' } });
  expect(readVisitStart()).toEqual({ id: 'desk', name: 'Reception' });
  rememberVisitStart({ id: 'a', name: 'Door A' });
  expect(readVisitStart()).toEqual({ id: 'a', name: 'Door A' });
});
