// @vitest-environment jsdom
import { paths } from '@campusway/contract';
import { BrowserRouter, college } from '@campusway/platform';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Navigation, useNavigation } from './use-navigation.ts';

const view = college.getScreen('floor2');
let navigation: Navigation | undefined;

function Page() {
  navigation = useNavigation(view);
  return null;
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

test('useNavigation().navigate() before the last choice is rendered shows the route', () => {
  open('/floor2');
  act(() => {
    navigation?.choose('from', 'room-205');
    navigation?.choose('to', 'room-217');
    navigation?.navigate();
  });
  expect(navigation?.result).toMatchObject({ status: 'found' });
  expect(navigation?.refusals).toBe(0);
});

test('useNavigation().navigate() without both endpoints counts a refusal each time', () => {
  open('/floor2?from=room-205');
  act(() => navigation?.navigate());
  act(() => navigation?.navigate());
  expect(navigation).toMatchObject({ refusals: 2, result: undefined });
});

test.each([
  ['/floor2', paths.navigate()],
  ['/floor2?to=room-217', paths.navigate({ to: 'room-217' })],
  [
    '/floor2?from=room-310&to=room-217&step-free=1',
    paths.navigate({ from: 'room-310', to: 'room-217', stepFree: true }),
  ],
])('useNavigation().wholeCampus keeps the endpoints of %s', (address, url) => {
  open(address);
  expect(navigation?.wholeCampus).toBe(url);
});

test('useNavigation().choose() before the route is rendered keeps it shown', () => {
  open('/floor2?from=room-205&to=room-217');
  act(() => navigation?.clear());
  act(() => navigation?.choose('from', 'room-205'));
  act(() => {
    navigation?.choose('to', 'room-217');
    navigation?.navigate();
    navigation?.choose('to', 'room-230a');
  });
  expect(navigation?.result).toMatchObject({ status: 'found', toPlace: { id: 'room-230a' } });
});
