// @vitest-environment jsdom
import { BrowserRouter, college } from '@campusway/platform';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Navigation, useNavigation } from './use-navigation.ts';

afterEach(cleanup);

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

test('Navigate that is pressed before the last choice is drawn shows the route', () => {
  open('/floor2');
  act(() => {
    navigation?.choose('from', 'room-205');
    navigation?.choose('to', 'room-217');
    navigation?.navigate();
  });
  expect(navigation?.result).toMatchObject({ status: 'found' });
  expect(navigation?.refusals).toBe(0);
});

test('Navigate without both ends is refused, each time once more', () => {
  open('/floor2?from=room-205');
  act(() => navigation?.navigate());
  act(() => navigation?.navigate());
  expect(navigation).toMatchObject({ refusals: 2, result: undefined });
});

test('a choice that is made before the route is drawn keeps the route shown', () => {
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
