import { expect, test } from 'vitest';
import { parseStaffView, type StaffView, toStaffSearch } from './staff-view.ts';

test.each<StaffView>([
  { q: '', order: 'listed', designation: '', person: undefined },
  { q: 'asha', order: 'room', designation: 'Professor & Head', person: undefined },
  { q: '<b>&q=1#🙂 مرحبا', order: 'name', designation: '', person: 'cse-asha-verma' },
  { q: 'x'.repeat(10_000), order: 'designation', designation: '', person: undefined },
])('toStaffSearch() says a view that parseStaffView() reads back', (view) => {
  expect(parseStaffView(new URLSearchParams(toStaffSearch(view).toString()))).toEqual(view);
});

test('toStaffSearch() omits defaults', () => {
  expect(toStaffSearch(parseStaffView(new URLSearchParams())).toString()).toBe('');
});

test('parseStaffView() takes the usual order for one that there is not', () => {
  expect(parseStaffView(new URLSearchParams('sort=shoe-size')).order).toBe('listed');
});
