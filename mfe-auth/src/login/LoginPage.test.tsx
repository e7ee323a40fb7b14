// @vitest-environment jsdom
import type { Outcome } from '@campusway/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  alerts,
  createActions,
  currentPath,
  field,
  findNoService,
  press,
  refuse,
  renderRemote,
  signedIn,
  succeed,
  type,
} from '../../tests/render-remote.tsx';

async function openLogin(logIn = succeed(), path = '/login') {
  renderRemote(path, { actions: createActions({ logIn }) });
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  return logIn;
}

function fillIn() {
  type('Username', 'ana');
  type('Password', 'quiet river stones');
}

test('LoginPage requires username and password, and focuses the first empty field', async () => {
  const logIn = await openLogin();
  press('Log In');
  expect(alerts()).toEqual(['Enter your username', 'Enter your password']);
  expect(document.activeElement).toBe(field('Username'));
  type('Username', 'ana');
  expect(alerts()).toEqual(['Enter your password']);
  expect(logIn).not.toHaveBeenCalled();
});

test('LoginPage sends the credentials once, also when Log In is clicked twice', async () => {
  const answer = Promise.withResolvers<Outcome<undefined>>();
  const logIn = await openLogin(succeed().mockReturnValue(answer.promise));
  fillIn();
  press('Log In');
  press('Logging in …');
  expect(logIn).toHaveBeenCalledExactlyOnceWith({ username: 'ana', password: 'quiet river stones' });
  answer.resolve({ ok: true, value: undefined });
  await waitFor(() => expect(currentPath()).toBe('/campus-map'));
});

test('LoginPage goes to the path in `return` after the login', async () => {
  await openLogin(undefined, '/login?return=%2Fcampus-nav%3Fto%3Dcanteen');
  fillIn();
  press('Log In');
  await waitFor(() => expect(currentPath()).toBe('/campus-nav?to=canteen'));
});

test('LoginPage passes `return` on to the register page', async () => {
  await openLogin(undefined, '/login?return=%2Faccount');
  expect(screen.getByRole('link', { name: 'Register here' }).getAttribute('href')).toBe(
    '/register?return=%2Faccount',
  );
});

test('LoginPage shows the message of a refusal and keeps the input', async () => {
  await openLogin(succeed().mockResolvedValue(refuse({ status: 401, message: 'Invalid login credentials' })));
  fillIn();
  press('Log In');
  await waitFor(() => expect(alerts()).toEqual(['Invalid login credentials']));
  expect([field('Username').value, field('Password').value]).toEqual(['ana', 'quiet river stones']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(currentPath()).toBe('/login');
});

test('LoginPage selects the password after each refusal, shown or hidden', async () => {
  await openLogin(succeed().mockResolvedValue(refuse({ status: 401, message: 'Invalid login credentials' })));
  fillIn();
  for (const toggle of ['Show password', 'Hide password']) {
    screen.getByRole('button', { name: 'Log In' }).focus();
    press('Log In');
    const box = field('Password');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, box.value.length]);
    press(toggle);
  }
});

test.each([
  [true, 'The login service did not answer within 10 seconds: try again in a moment'],
  [false, 'The login service cannot be reached: try again in a moment'],
])('LoginPage offers another attempt when the service is unreachable, slow: %s', async (slow, message) => {
  const logIn = await openLogin(
    succeed().mockResolvedValueOnce({ ok: false, failure: { kind: 'unreachable', slow } }),
  );
  fillIn();
  press('Log In');
  await screen.findByText(message);
  press('Try again');
  await waitFor(() => expect(currentPath()).toBe('/campus-map'));
  expect(logIn.mock.calls[1]).toEqual([{ username: 'ana', password: 'quiet river stones' }]);
});

test('LoginPage shows the wait of a refusal for too many attempts', async () => {
  const refusal = refuse({ status: 429, message: 'Too many attempts: try again later', retryAfter: 30 });
  await openLogin(succeed().mockResolvedValue(refusal));
  fillIn();
  press('Log In');
  await screen.findByText('Too many attempts: try again later. The next attempt is possible in 30 seconds.');
});

test.each([
  ['left', 'You are logged out.'],
  [
    'left-untold',
    'You are logged out on this device. The login service could not be reached; your next visit notifies it.',
  ],
  ['deleted', 'Your account has been deleted.'],
  ['ended', 'Your session has ended. Log in again to continue.'],
] as const)('LoginPage shows why the session is over: %s', async (why, message) => {
  renderRemote('/login', { session: { status: 'signed-out', why }, actions: createActions() });
  await screen.findByText(message);
});

test('LoginPage reports an outage once: a failed attempt replaces the reason of the sign-out', async () => {
  const logIn = succeed().mockResolvedValue({ ok: false, failure: { kind: 'unreachable', slow: false } });
  const session = { status: 'signed-out', why: 'left-untold' } as const;
  renderRemote('/login', { session, actions: createActions({ logIn }) });
  await screen.findByText(/could not be reached/);
  fillIn();
  press('Log In');
  await screen.findByText(/cannot be reached/);
  expect(screen.queryByText(/could not be reached/)).toBeNull();
});

test('LoginPage shows a signed-in visitor the account instead of the form', async () => {
  const logOut = succeed();
  renderRemote('/login', { session: signedIn, actions: createActions({ logOut }) });
  await screen.findByText('ana');
  expect(screen.queryByLabelText('Password')).toBeNull();
  press('Log out');
  expect(logOut).toHaveBeenCalledOnce();
});

test.each(['/login', '/register'])('%s without an auth service shows a notice, no form', async (path) => {
  renderRemote(path, { actions: undefined });
  await findNoService();
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(screen.queryByText(/^An account keeps/)).toBeNull();
});
