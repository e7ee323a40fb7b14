// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, press } from '../../tests/render-remote.tsx';
import { PasswordField } from './PasswordField.tsx';

beforeEach(() => {
  render(
    <PasswordField
      name="password"
      autoComplete="current-password"
      value="river"
      error={undefined}
      onChange={() => undefined}
    />,
  );
});

/** Releases a key while Caps Lock is on or off. */
function releaseKey(isCapsLockOn: boolean): void {
  const event = createEvent.keyUp(field('Password'));
  Object.assign(event, { getModifierState: () => isCapsLockOn });
  fireEvent(field('Password'), event);
}

test('PasswordField shows and hides the password', () => {
  expect(field('Password').type).toBe('password');
  press('Show password');
  expect(field('Password').type).toBe('text');
  press('Hide password');
  expect(field('Password').type).toBe('password');
});

test('PasswordField reports Caps Lock until it is off or the field loses the focus', () => {
  const notice = screen.getByRole('status');
  releaseKey(true);
  expect(notice.textContent).toBe('Caps Lock is on.');
  releaseKey(false);
  expect(notice.textContent).toBe('');
  releaseKey(true);
  fireEvent.blur(field('Password'));
  expect(notice.textContent).toBe('');
});
