// @vitest-environment jsdom
import { savePlace } from '@campusway/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createActions,
  findNoService,
  press,
  renderRemote,
  signedIn,
  succeed,
} from '../../tests/render-remote.tsx';

afterEach(() => localStorage.clear());

const unreachable = { status: 'unknown', unreachable: true } as const;
const canteen = {
  id: 'canteen',
  kind: 'place',
  name: 'Canteen',
  detail: 'Outdoors',
  path: '/place/canteen',
} as const;

test('AccountPage shows username, role, date and devices of the account', async () => {
  renderRemote('/account', { session: signedIn, actions: createActions() });
  await screen.findByRole('heading', { name: 'ana' });
  screen.getByText('Student');
  expect(screen.getByText('21 November 2026').getAttribute('datetime')).toBe('2026-11-21T09:00:00.000Z');
  for (const name of ['Devices', 'Password', 'Delete the account', 'Saved places'])
    screen.getByRole('heading', { name });
});

test('AccountPage logs out on Log out', async () => {
  const logOut = succeed();
  renderRemote('/account', { session: signedIn, actions: createActions({ logOut }) });
  await screen.findByRole('heading', { name: 'ana' });
  press('Log out');
  expect(logOut).toHaveBeenCalledOnce();
});

test('AccountPage of a signed-out visitor links to login and registration', async () => {
  renderRemote('/account', { actions: createActions() });
  await screen.findByText('You are not logged in.');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?return=%2Faccount');
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/register?return=%2Faccount',
  );
});

test('AccountPage shows why the session is over, and focuses its heading', async () => {
  const { changeSession } = renderRemote('/account', { session: signedIn, actions: createActions() });
  await screen.findByRole('heading', { name: 'ana' });
  changeSession({ status: 'signed-out', why: 'ended' });
  const heading = screen.getByRole('heading', {
    name: 'Your account',
    description: 'Your session has ended. Log in again to continue.',
  });
  expect(document.activeElement).toBe(heading);
});

test('AccountPage requests an unknown session at once', async () => {
  const askAgain = vi.fn(async () => undefined);
  renderRemote('/account', { session: { status: 'unknown' }, actions: createActions({ askAgain }) });
  await screen.findByText('Checking whether you are logged in …');
  expect(askAgain).toHaveBeenCalledOnce();
});

test('AccountPage offers another attempt when the service is unreachable', async () => {
  const askAgain = vi.fn(async () => undefined);
  renderRemote('/account', { session: unreachable, actions: createActions({ askAgain }) });
  await screen.findByText('The login service cannot be reached: try again in a moment');
  press('Try again');
  expect(askAgain).toHaveBeenCalledTimes(2);
  await screen.findByRole('button', { name: 'Try again' });
});

test('AccountPage without an auth service still lists the saved places', async () => {
  renderRemote('/account', { actions: undefined });
  await findNoService();
  screen.getByText(/^Nothing is saved yet\./);
  act(() => savePlace(canteen));
  expect(screen.getByRole('link', { name: /Canteen/ }).getAttribute('href')).toBe('/place/canteen');
});

test('AccountPage announces that the last saved place was removed, and focuses the heading of the list', async () => {
  savePlace(canteen);
  renderRemote('/account', { actions: createActions() });
  const remove = await screen.findByRole('button', { name: /Canteen/ });
  act(() => remove.click());
  await waitFor(() => screen.getByText(/^Nothing is saved yet\./));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved places' })),
  );
  const status = screen.getByText('Canteen removed. No saved places.').closest('[role=status]');
  expect(status).not.toBeNull();
});
