import { toSearchRecords } from '@campusway/campus/search';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { tabSite } from '../links/tab-site.ts';
import { toMatch } from './match.ts';

const records = toSearchRecords(college);
function matchOf(id: string) {
  const record = records.find((one) => one.id === id);
  if (!record) throw new Error(`Cannot find the record ${id}`);
  return toMatch(record, tabSite);
}

test('toMatch() links directions to each room of a person with several', () => {
  const directions = matchOf('ece-manoj-deshpande').links.filter(({ label }) =>
    label.startsWith('Directions'),
  );
  expect(directions).toEqual([
    { label: 'Directions to 359', to: '/navigate?to=room-359' },
    { label: 'Directions to 351', to: '/navigate?to=room-351' },
  ]);
  expect(matchOf('cse-jyothi-pandey').links.map(({ label }) => label)).toEqual([
    'Show on map',
    'Directions',
    'Staff page',
  ]);
});

test('toMatch() lets a person without a room be saved, and says so in the saved line', () => {
  expect(matchOf('csm-uma-kulkarni').saved).toEqual({
    id: 'csm-uma-kulkarni',
    kind: 'person',
    name: 'Mrs. Uma Kulkarni',
    detail: 'Senior Assistant Professor, no room: ask at the CSE (AI & ML) department office',
    path: '/csm?person=csm-uma-kulkarni',
  });
});
