// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
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

async function openReset(resetPassword = succeed()) {
  renderRemote('/reset-password?return=%2Faccount', { actions: createActions({ resetPassword }) });
  await screen.findByRole('heading', { name: 'Set a New Password' });
  return resetPassword;
}

function fillIn() {
  type('Username', ' ana ');
  type('Code from the office', ' 7QX4-M2 ');
  type('New password', 'quiet river stones');
}

test('ResetPasswordPage requires its three fields, and focuses the first empty one', async () => {
  const resetPassword = await openReset();
  press('Set password');
  expect(alerts()).toEqual(['Enter your username', 'Enter the code', 'Enter a password']);
  expect(document.activeElement).toBe(field('Username'));
  expect(resetPassword).not.toHaveBeenCalled();
});

test('ResetPasswordPage sends the code, and leads to the login with the username', async () => {
  const resetPassword = await openReset();
  fillIn();
  press('Set password');
  await screen.findByText('The new password of ana has been set. Log in to continue.');
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith({
    username: ' ana ',
    code: '7QX4-M2',
    password: 'quiet river stones',
  });
  expect(currentPath()).toBe('/login?return=%2Faccount');
  expect(field('Username').value).toBe('ana');
});

test('ResetPasswordPage shows at its field that a code does not work, and keeps the input', async () => {
  const message = 'The code is wrong, used or expired';
  await openReset(succeed().mockResolvedValue(refuse({ status: 401, code: 'invalid-reset-code', message })));
  fillIn();
  press('Set password');
  await waitFor(() => expect(alerts()).toEqual([message]));
  await waitFor(() => expect(document.activeElement).toBe(field('Code from the office')));
  expect(field('New password').value).toBe('quiet river stones');
});

test('ResetPasswordPage and LoginPage do not offer a new password beside a shell that cannot set one', async () => {
  const { resetPassword: _, ...older } = createActions();
  renderRemote('/reset-password', { actions: older });
  await screen.findByText('This site cannot set a new password yet. Ask the office.');
  expect(screen.queryByLabelText('Username')).toBeNull();
  cleanup();
  renderRemote('/login', { actions: older });
  await screen.findByRole('link', { name: 'Register here' });
  expect(screen.queryByRole('link', { name: 'Set a new one' })).toBeNull();
});
