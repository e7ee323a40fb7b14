import { toSearchRecords } from '@campusway/campus/search';
import { paths, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { toHref } from './record-links.ts';
import { tabSite } from './tab-site.ts';

const records = toSearchRecords(college, {
  help: college.help,
  pages: [{ path: paths.campusMap(), title: 'Campus Map', where: '', aliases: [] }],
});
const hrefs = new Map(records.map((record) => [record.id, toHref(record, tabSite)]));

test.each([
  ['room-230a', placePaths.room('230A')],
  ['lift-west-3', placePaths.place('lift-west-3')],
  ['auditorium', placePaths.room('236')],
  ['parking', placePaths.place('parking')],
  ['administration-block', placePaths.room('101')],
  ['information-desk', placePaths.place('information-desk')],
  ['toilet-women-west-1', placePaths.place('toilet-women-west-1')],
  ['department-csm', paths.department('csm')],
  ['cse-jyothi-pandey', paths.department('cse', { person: 'cse-jyothi-pandey' })],
  ['range-237-270', paths.screen('csd-nav')],
  ['level-3', paths.screen('floor3')],
  ['page-campus-map', paths.campusMap()],
  ['help-atm', placePaths.room('101')],
])('toHref() opens %s at %s', (id, href) => {
  expect(hrefs.get(id)).toBe(href);
});

test('toHref() links no record to the home page', () => {
  const lost = [...hrefs].filter(([, href]) => href === paths.home()).map(([id]) => id);
  expect(lost).toEqual([]);
});
