// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alerts, createActions, field, press, refuse, succeed, type } from '../../tests/render-remote.tsx';
import { PasswordChange } from './PasswordChange.tsx';

function open(changePassword = succeed()) {
  const onChanged = vi.fn();
  render(<PasswordChange username="ana" actions={createActions({ changePassword })} onChanged={onChanged} />);
  return { changePassword, onChanged };
}

function submit(current = 'quiet river stones', next = 'a longer walk home') {
  type('Current password', current);
  type('New password', next);
  press('Change password');
}

test('PasswordChange requires both passwords, and the length of the new one', () => {
  const { changePassword } = open();
  submit('', '');
  expect(alerts()).toEqual(['Enter your current password', 'Enter a password']);
  type('New password', 'river');
  expect(alerts()).toHaveLength(1);
  submit('', 'river');
  expect(alerts()[1]).toBe('The password is too short: use at least 8 characters');
  expect(changePassword).not.toHaveBeenCalled();
});

test('PasswordChange does not send the current password as the new one', () => {
  const { changePassword } = open();
  submit('quiet river stones', 'quiet river stones');
  expect(alerts()).toEqual(['This is your current password']);
  expect(changePassword).not.toHaveBeenCalled();
});

test('PasswordChange sends both passwords, then confirms and empties the form', async () => {
  const { changePassword, onChanged } = open();
  submit();
  const message = await screen.findByText(
    'Your password has been changed. All other devices are logged out.',
  );
  const group = screen.getByRole('group', { name: message.textContent ?? '' });
  expect(document.activeElement).toBe(group);
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({
    current: 'quiet river stones',
    next: 'a longer walk home',
  });
  expect(onChanged).toHaveBeenCalledOnce();
  expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
});

test('PasswordChange shows a wrong current password at its field and keeps the input', async () => {
  const refusal = refuse({ status: 403, code: 'wrong-password', message: 'Wrong password' });
  open(succeed().mockResolvedValue(refusal));
  submit();
  await waitFor(() => expect(alerts()).toEqual(['Wrong password']));
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  expect(field('New password').value).toBe('a longer walk home');
});

test.each([
  ['common', 'The password is one of the most common: choose another'],
  ['breached', 'The password was stolen from another service and published: choose another'],
])(
  'PasswordChange shows why the service refuses the new password at its field: %s',
  async (_code, message) => {
    const faults = [{ field: 'new_password', message }];
    open(succeed().mockResolvedValue(refuse({ code: 'invalid-body', message, faults })));
    submit();
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(field('New password').getAttribute('aria-invalid')).toBe('true');
  },
);
