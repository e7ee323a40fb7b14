// @vitest-environment jsdom
import type { Outcome } from '@campusway/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  alerts,
  createActions,
  currentPath,
  field,
  press,
  refuse,
  renderRemote,
  succeed,
  type,
} from '../../tests/render-remote.tsx';

async function openRegister(register = succeed()) {
  const answer = Promise.withResolvers<Outcome<undefined>>();
  const logIn = succeed()
    .mockResolvedValueOnce(refuse({ status: 401, message: 'Invalid login credentials' }))
    .mockReturnValue(answer.promise);
  renderRemote('/register?return=%2Faccount', { actions: createActions({ register, logIn }) });
  await screen.findByRole('heading', { name: 'Create Your Account' });
  return register;
}

function fillIn({ role = 'student', username = ' ana ', password = 'quiet river stones' } = {}) {
  type('Role', role);
  type('Username', username);
  type('Password', password);
}

const values = () => ['Role', 'Username', 'Password'].map((label) => field(label).value);

test('RegisterPage requires role, username and password, and focuses the first empty field', async () => {
  const register = await openRegister();
  press('Create account');
  expect(alerts()).toEqual(['Select a role', 'Enter a username', 'Enter a password']);
  expect(document.activeElement).toBe(field('Role'));
  expect(register).not.toHaveBeenCalled();
});

test.each([
  [{ username: 'ab' }, 'A username has at least 3 characters'],
  [{ password: 'river' }, 'The password is too short: use at least 8 characters'],
  [
    { username: 'maria', password: 'maria2024!' },
    'The password contains little more than the username: choose another',
  ],
])('RegisterPage rejects %j at its field before it is sent, until it is valid', async (input, message) => {
  const register = await openRegister();
  fillIn(input);
  press('Create account');
  expect(alerts()).toEqual([message]);
  expect(document.activeElement).toBe(field('password' in input ? 'Password' : 'Username'));
  expect(register).not.toHaveBeenCalled();
  fillIn();
  expect(alerts()).toEqual([]);
});

test('RegisterPage removes the error of a field as soon as its value is valid', async () => {
  await openRegister();
  fillIn({ username: 'ab' });
  press('Create account');
  expect(field('Username').getAttribute('aria-invalid')).toBe('true');
  type('Username', 'abc');
  expect(alerts()).toEqual([]);
  expect(field('Username').getAttribute('aria-invalid')).toBeNull();
});

test('RegisterPage reports what else is wrong of a corrected value when its field is left or sent', async () => {
  const register = await openRegister();
  const [short, first] = ['The password is too short: use at least 8 characters', 'q'];
  fillIn({ password: '12345678' });
  press('Create account');
  expect(alerts()).toEqual(['The password is a run such as 12345678: choose another']);
  type('Password', first);
  expect(alerts()).toEqual([]);
  // The button that is pressed stays below the pointer.
  fireEvent.blur(field('Password'), {
    relatedTarget: screen.getByRole('button', { name: 'Create account' }),
  });
  expect(alerts()).toEqual([]);
  fireEvent.blur(field('Password'));
  expect(alerts()).toEqual([short]);
  type('Password', '');
  type('Password', first);
  expect(alerts()).toEqual([]);
  press('Create account');
  expect(alerts()).toEqual([short]);
  type('Password', 'quiet r');
  expect(alerts()).toEqual([short]);
  type('Password', 'quiet ri');
  expect(alerts()).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

test('RegisterPage reports nothing of a field that is left before it was sent', async () => {
  await openRegister();
  type('Password', 'q');
  fireEvent.blur(field('Password'));
  expect(alerts()).toEqual([]);
});

test('RegisterPage counts the characters that the password lacks', async () => {
  await openRegister();
  expect(screen.queryByText(/more$/)).toBeNull();
  type('Password', 'river');
  screen.getByText('3 more');
  type('Password', 'river st');
  expect(screen.queryByText(/more$/)).toBeNull();
});

test('RegisterPage has a required role that is not invalid before it is sent', async () => {
  await openRegister();
  expect(field('Role').required).toBe(true);
  expect(field('Role').getAttribute('aria-invalid')).toBe('false');
  press('Create account');
  expect(field('Role').getAttribute('aria-invalid')).toBe('true');
});

test('RegisterPage offers the roles student, faculty and parent', async () => {
  await openRegister();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Select role',
    'Student',
    'Faculty',
    'Parent',
  ]);
});

test('RegisterPage sends role, username and password, then opens the login with the username', async () => {
  const register = await openRegister();
  fillIn();
  press('Create account');
  await screen.findByText('Your account has been created, ana. Log in to continue.');
  expect(register).toHaveBeenCalledExactlyOnceWith({
    role: 'student',
    username: ' ana ',
    password: 'quiet river stones',
  });
  expect(currentPath()).toBe('/login?return=%2Faccount');
  expect([field('Username').value, field('Password').value]).toEqual(['ana', '']);
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  const description = document.getElementById(field('Password').getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Your account has been created, ana. Log in to continue.');
  expect(description?.role).toBeNull();
  type('Password', 'wrong');
  press('Log In');
  await waitFor(() => expect(alerts()).toEqual(['Invalid login credentials']));
  expect(screen.queryByText(/has been created/)).toBeNull();
  press('Log In');
  await screen.findByRole('button', { name: 'Logging in …' });
  expect(screen.queryByText(/has been created/)).toBeNull();
});

test('RegisterPage shows a taken username at its field and keeps the input', async () => {
  const refusal = refuse({ status: 409, code: 'name-taken', message: 'The username is taken' });
  await openRegister(succeed().mockResolvedValue(refusal));
  fillIn();
  press('Create account');
  await waitFor(() => expect(alerts()).toEqual(['The username is taken']));
  // The focus moves in an effect after the message is drawn.
  await waitFor(() => expect(document.activeElement).toBe(field('Username')));
  expect(values()).toEqual(['student', ' ana ', 'quiet river stones']);
  type('Username', 'ana2');
  expect(alerts()).toEqual([]);
});

test('RegisterPage shows the errors of the service at their fields', async () => {
  const faults = [
    { field: 'username', message: 'The username is reserved' },
    { field: 'password', message: 'The password is one of the most common: choose another' },
  ];
  await openRegister(succeed().mockResolvedValue(refuse({ code: 'invalid-body', faults })));
  fillIn();
  press('Create account');
  await waitFor(() => expect(alerts()).toEqual(faults.map(({ message }) => message)));
  type('Password', 'a longer walk home');
  expect(alerts()).toEqual(['The username is reserved']);
});

test('RegisterPage shows a refusal that concerns no field and keeps the input', async () => {
  await openRegister(succeed().mockResolvedValue(refuse({ status: 403, message: 'Registration is closed' })));
  fillIn();
  press('Create account');
  await waitFor(() => expect(alerts()).toEqual(['Registration is closed']));
  expect(values()).toEqual(['student', ' ana ', 'quiet river stones']);
});

test('RegisterPage sends the same input on Try again', async () => {
  const register = await openRegister(
    succeed().mockResolvedValueOnce({ ok: false, failure: { kind: 'unreachable', slow: false } }),
  );
  fillIn();
  press('Create account');
  await screen.findByText(/^The login service cannot be reached/);
  press('Try again');
  await waitFor(() => expect(currentPath()).toBe('/login?return=%2Faccount'));
  expect(register.mock.calls[1]).toEqual(register.mock.calls[0]);
});
