import { expect, test } from 'vitest';
import { parseStaffView, type StaffView, toStaffSearch } from './use-staff-view.ts';

test.each<StaffView>([
  { q: '', order: 'listed', designation: '', person: undefined },
  { q: 'asha', order: 'room', designation: 'Professor & Head', person: undefined },
  { q: '<b>&q=1#🙂 مرحبا', order: 'name', designation: '', person: 'cse-asha-verma' },
  { q: 'x'.repeat(10_000), order: 'designation', designation: '', person: undefined },
])('parseStaffView() restores the view of toStaffSearch()', (view) => {
  expect(parseStaffView(new URLSearchParams(toStaffSearch(view).toString()))).toEqual(view);
});

test('toStaffSearch() omits defaults', () => {
  expect(toStaffSearch(parseStaffView(new URLSearchParams())).toString()).toBe('');
});

test.each([
  ['designation=professor&sort=ROOM', { designation: 'Professor', order: 'room' }],
  ['designation=lab+technicians', { designation: 'Lab Technician' }],
  ['designation=wizard', { designation: 'wizard' }],
])('parseStaffView() takes the nearest name for %j', (query, view) => {
  expect(parseStaffView(new URLSearchParams(query))).toMatchObject(view);
});

test('parseStaffView() replaces an unknown order by the default', () => {
  expect(parseStaffView(new URLSearchParams('sort=shoe-size')).order).toBe('listed');
});
