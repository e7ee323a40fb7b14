import { expect, test } from 'vitest';
import { checkFolder } from '../src/check/index.ts';
import { deriveCollege, readCollege } from '../src/derive/index.ts';
import { DataCopy } from './data-copy.ts';

function withLinks(...quickLinks: readonly { readonly place: string; readonly label?: string }[]): DataCopy {
  const copy = new DataCopy();
  copy.editJson('college.json', (college) => void Object.assign(college, { quickLinks }));
  return copy;
}

test('deriveCollege() names quick links after their places', () => {
  const { folder } = withLinks(
    { place: 'canteen', label: 'Food' },
    { place: 'main-gate-2' },
    { place: 'room-205' },
  );
  expect(deriveCollege(readCollege(folder)).facts.quickLinks).toEqual([
    { place: 'canteen', label: 'Food', pictogram: 'canteen', onCampusMap: true },
    { place: 'main-gate-2', label: 'Main Gate 2', pictogram: 'gate', onCampusMap: true },
    { place: 'room-205', label: 'Room 205', pictogram: 'room' },
  ]);
});

test('checkFolder() finds a quick link to an unknown place', () => {
  const { folder } = withLinks({ place: 'nowhere' });
  expect(checkFolder(folder).findings).toMatchObject([
    {
      severity: 'error',
      file: 'college.json',
      pointer: '/quickLinks/0/place',
      message: 'Cannot find the place "nowhere"',
    },
  ]);
});

test('deriveCollege() names the default start', () => {
  const copy = new DataCopy();
  copy.editJson('college.json', (college) => void Object.assign(college, { defaultStart: 'main-gate-1' }));
  expect(deriveCollege(readCollege(copy.folder)).facts.defaultStart).toEqual({
    id: 'main-gate-1',
    name: 'Main Gate 1',
  });
});
