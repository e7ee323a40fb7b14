// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findTarget } from './find-target.ts';
import { pageRouter } from './find-way.ts';
import { commonName, useRouteTitle } from './use-route-title.ts';

test.each([
  ['room-205', 'CSE Faculty Room 2'],
  ['portfolio', 'PortFolio'],
  ['canteen', 'Canteen'],
])('commonName() of %s is %s', (id, name) => {
  const place = college.findPlace(id);
  expect(place && commonName(place)).toBe(name);
});

test.each([
  ['room-302', 'To 302 · Find your way'],
  ['nearest-lift', 'To Nearest lift · Find your way'],
  ['nobody', 'Find your way'],
])('useRouteTitle() names the destination %s while there is no route', (id, title) => {
  document.title = 'Find your way';
  const { findPlace } = pageRouter();
  const to = findTarget(id, { findPlace, findPerson: college.findPerson });
  const { unmount } = renderHook(() => useRouteTitle(undefined, to));
  expect(document.title).toBe(title);
  unmount();
  expect(document.title).toBe('Find your way');
});
