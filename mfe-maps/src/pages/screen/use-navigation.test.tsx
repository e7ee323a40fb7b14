// @vitest-environment jsdom
import { paths } from '@campusway/contract';
import { college, rememberVisitStart } from '@campusway/platform';
import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { type Navigation, useNavigation } from './use-navigation.ts';

const view = college.getScreen('floor2');
let navigation: Navigation | undefined;

function Page() {
  navigation = useNavigation(view);
  return null;
}

async function open(address: string): Promise<void> {
  navigation = undefined;
  await openPage(Page, address);
  await waitFor(() => expect(navigation).toBeDefined());
}

test('useNavigation().navigate() before the last choice is rendered shows the route', async () => {
  await open('/floor2');
  await act(async () => {
    navigation?.choose('from', 'room-205');
    navigation?.choose('to', 'room-217');
    navigation?.navigate();
  });
  await waitFor(() => expect(navigation?.result).toMatchObject({ status: 'found' }));
  expect(navigation?.refusals).toBe(0);
});

test('useNavigation().navigate() adds no entry: with and without the route it would have one address', async () => {
  await open('/floor2?from=room-205');
  await act(async () => navigation?.choose('to', 'room-217'));
  const push = vi.spyOn(window.history, 'pushState');
  onTestFinished(() => push.mockRestore());
  await act(async () => navigation?.navigate());
  await act(async () => {
    navigation?.navigate();
    navigation?.navigate();
  });
  await waitFor(() => expect(navigation?.result).toMatchObject({ status: 'found' }));
  expect(push).not.toHaveBeenCalled();
});

test('useNavigation() loads the router when a route is requested, not before', async () => {
  await open('/floor2?to=room-217');
  expect(navigation).toMatchObject({ tools: undefined, to: { kind: 'target' } });
  await open('/floor2?from=room-205&to=room-217');
  await waitFor(() => expect(navigation?.result).toMatchObject({ status: 'found' }));
});

test('useNavigation() finds a place by a name that only the router knows', async () => {
  await open('/floor2?to=Room+217');
  expect(navigation?.to).toMatchObject({ kind: 'target', target: { id: 'room-217' } });
});

test('useNavigation().navigate() without both endpoints counts a refusal each time', async () => {
  await open('/floor2?from=room-205');
  await act(async () => navigation?.navigate());
  await act(async () => navigation?.navigate());
  expect(navigation).toMatchObject({ refusals: 2, result: undefined });
});

test.each([
  ['/floor2', paths.navigate()],
  ['/floor2?to=room-217', paths.navigate({ to: 'room-217' })],
  [
    '/floor2?from=room-310&to=room-217&step-free=1',
    paths.navigate({ from: 'room-310', to: 'room-217', stepFree: true }),
  ],
])('useNavigation().wholeCampus keeps the endpoints of %s', async (address, url) => {
  await open(address);
  expect(navigation?.wholeCampus).toBe(url);
});

test('useNavigation().choose() before the route is rendered keeps it shown', async () => {
  await open('/floor2?from=room-205&to=room-217');
  await act(async () => navigation?.clear());
  await act(async () => navigation?.choose('from', 'room-205'));
  await act(async () => {
    navigation?.choose('to', 'room-217');
    navigation?.navigate();
    navigation?.choose('to', 'room-230a');
  });
  await waitFor(() =>
    expect(navigation?.result).toMatchObject({ status: 'found', toPlace: { id: 'room-230a' } }),
  );
});

test('useNavigation() starts where the person said to be, until another start or none is chosen', async () => {
  onTestFinished(() => sessionStorage.clear());
  rememberVisitStart({ id: 'room-205', name: 'Room 205', isHere: true });
  await open('/floor2?to=room-217');
  await waitFor(() => expect(location.search).toBe('?from=room-205&to=room-217'));
  expect(navigation).toMatchObject({ from: { target: { id: 'room-205' } }, result: undefined });
  await act(async () => navigation?.choose('from', undefined));
  expect(navigation).toMatchObject({ from: { kind: 'none' }, position: undefined });
  await act(async () => navigation?.clear());
  expect(location.search).toBe('');
  await open('/floor2?from=room-230a&to=room-217');
  expect(location.search).toBe('?from=room-230a&to=room-217');
});

test.each([
  ['the screen does not list it', { id: 'room-310', name: 'Room 310', isHere: true }, 'Room 310'],
  ['it is a pin', { id: 'at-level-2-10-20', name: 'Corridor by 205', isHere: true }, 'Corridor by 205'],
  ['only a route began there', { id: 'room-205', name: 'Room 205' }, undefined],
])('useNavigation() leaves FROM empty where %s', async (_why, start, position) => {
  onTestFinished(() => sessionStorage.clear());
  rememberVisitStart(start);
  await open('/floor2?to=room-217');
  expect(navigation).toMatchObject({ from: { kind: 'none' }, tools: undefined });
  expect(navigation?.position).toBe(position);
  expect(location.search).toBe('?to=room-217');
});
