// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alerts, createActions, field, press, refuse, succeed, type } from '../../tests/render-remote.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

function openForm(deleteAccount = succeed()) {
  render(<DeleteAccount username="ana" actions={createActions({ deleteAccount })} />);
  press('Delete the account');
  return deleteAccount;
}

test('DeleteAccount requires the current password and focuses its field', () => {
  const deleteAccount = openForm();
  expect(document.activeElement).toBe(field('Current password, to delete the account'));
  const described = field('Current password, to delete the account').getAttribute('aria-describedby') ?? '';
  const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(texts.join(' ')).toContain('cannot be restored');
  press('Delete for good');
  expect(alerts()).toEqual(['Enter your current password']);
  expect(deleteAccount).not.toHaveBeenCalled();
});

test('DeleteAccount has the colour of errors on the button that deletes only', () => {
  openForm();
  expect(screen.getByRole('button', { name: 'Delete for good' }).className).toContain('danger');
  expect(screen.getByRole('button', { name: 'Keep the account' }).className).not.toContain('danger');
});

test('DeleteAccount sends the password', async () => {
  const deleteAccount = openForm();
  type('Current password, to delete the account', 'quiet river stones');
  press('Delete for good');
  await waitFor(() => expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('quiet river stones'));
});

test('DeleteAccount shows a wrong password at its field', async () => {
  const refusal = refuse({ status: 403, code: 'wrong-password', message: 'Wrong password' });
  openForm(succeed().mockResolvedValue(refusal));
  type('Current password, to delete the account', 'loud river stones');
  press('Delete for good');
  await waitFor(() => expect(alerts()).toEqual(['Wrong password']));
  await waitFor(() => expect(document.activeElement).toBe(field('Current password, to delete the account')));
  expect(field('Current password, to delete the account').value).toBe('loud river stones');
});

test.each(['Keep the account', 'Escape'])(
  'DeleteAccount closes the form on %s and focuses its button',
  (way) => {
    const deleteAccount = openForm();
    if (way === 'Escape')
      fireEvent.keyDown(field('Current password, to delete the account'), { key: 'Escape' });
    else press(way);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete the account' }));
    expect(screen.queryByLabelText('Current password, to delete the account')).toBeNull();
    expect(deleteAccount).not.toHaveBeenCalled();
  },
);
