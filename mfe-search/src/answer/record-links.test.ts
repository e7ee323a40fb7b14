import { toSearchRecords } from '@campusway/campus/search';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { toHref } from './record-links.ts';

const records = toSearchRecords(college, {
  help: college.help,
  pages: [{ path: paths.campusMap(), title: 'Campus Map', where: '', aliases: [] }],
});
const hrefs = new Map(records.map((record) => [record.id, toHref(record)]));

test.each([
  ['room-230a', paths.screen('cse-nav', { to: 'room-230a' })],
  ['lift-west-3', paths.screen('it-nav', { to: 'lift-west-3' })],
  ['auditorium', paths.screen('cse-nav', { to: 'room-236' })],
  ['parking', paths.campusNav({ to: 'parking' })],
  ['administration-block', paths.campusNav({ to: 'administration-block' })],
  ['information-desk', paths.navigate({ to: 'information-desk' })],
  ['toilet-women-west-1', paths.navigate({ to: 'toilet-women-west-1' })],
  ['department-csm', paths.department('csm')],
  ['cse-jyothi-pandey', paths.department('cse', { person: 'cse-jyothi-pandey' })],
  ['range-237-270', paths.screen('csd-nav')],
  ['level-3', paths.screen('floor3')],
  ['page-campus-map', paths.campusMap()],
  ['help-atm', paths.screen('mech-nav', { to: 'room-101' })],
])('toHref() opens %s at %s', (id, href) => {
  expect(hrefs.get(id)).toBe(href);
});

test('toHref() leads nothing that can be found back to the home page', () => {
  const lost = [...hrefs].filter(([, href]) => href === paths.home()).map(([id]) => id);
  expect(lost).toEqual([]);
});
