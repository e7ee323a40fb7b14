// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPlace, readSavedPlaces, type SavedPlace, savePlace, useSavedPlaces } from './saved-places.ts';

const storageKey = 'campusway.saved-places';
const library: SavedPlace = {
  id: 'central-library',
  kind: 'place',
  name: 'Central Library',
  detail: 'Room 129, first floor',
  path: '/campus-nav?to=central-library',
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ids = () => readSavedPlaces().map(({ id }) => id);

test('savePlace() lists the latest first, each once, at most fifty', () => {
  for (let number = 1; number <= 51; number += 1) savePlace({ ...library, id: `room-${number}` });
  savePlace({ ...library, id: 'room-30' });
  expect(ids()).toHaveLength(50);
  expect(ids().slice(0, 2)).toEqual(['room-30', 'room-51']);
  expect(ids().at(-1)).toBe('room-2');
});

test('forgetPlace() removes a place', () => {
  savePlace(library);
  savePlace({ ...library, id: 'room-205' });
  forgetPlace('central-library');
  expect(ids()).toEqual(['room-205']);
});

test('readSavedPlaces() returns the same array until the list changes', () => {
  savePlace(library);
  expect(readSavedPlaces()).toBe(readSavedPlaces());
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"id":"x"}'],
  ['no places', '[null, 1, {"id":"x"}]'],
  ['a place without a name', JSON.stringify([{ ...library, name: '' }])],
  ['another site', JSON.stringify([{ ...library, path: '//elsewhere.example' }])],
  ['a script', JSON.stringify([{ ...library, path: 'javascript:alert(1)' }])],
])('readSavedPlaces() returns an empty list for %s in storage', (_, stored) => {
  localStorage.setItem(storageKey, stored);
  expect(readSavedPlaces()).toEqual([]);
});

test('savePlace() returns false and changes nothing where storage is refused', () => {
  expect(savePlace(library)).toBe(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  expect(savePlace({ ...library, id: 'room-205' })).toBe(false);
  expect(ids()).toEqual(['central-library']);
});

test('useSavedPlaces() updates on changes in this tab and other tabs', () => {
  render(<Names />);
  act(() => savePlace(library));
  expect(screen.getByText('Central Library')).toBeTruthy();
  act(() => {
    localStorage.setItem(storageKey, JSON.stringify([{ ...library, name: 'Canteen' }]));
    dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  });
  expect(screen.getByText('Canteen')).toBeTruthy();
});

function Names() {
  return useSavedPlaces().map(({ id, name }) => <p key={id}>{name}</p>);
}
