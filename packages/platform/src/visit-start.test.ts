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

test('readVisitStart() gives the start of the college where the visit has none', () => {
  provideFacts({ defaultStart: { id: 'desk', name: 'Reception' } });
  expect(readVisitStart()).toEqual({ id: 'desk', name: 'Reception' });
  rememberVisitStart({ id: 'a', name: 'Door A' });
  expect(readVisitStart()).toEqual({ id: 'a', name: 'Door A' });
});
