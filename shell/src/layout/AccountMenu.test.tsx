// @vitest-environment jsdom
import { MemoryRouter } from '@campusway/platform/alone';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import AccountMenu from './AccountMenu.tsx';

test('AccountMenu is named after the account, and logs out', () => {
  Element.prototype.scrollIntoView = () => undefined;
  const onSignOut = vi.fn();
  render(
    <MemoryRouter>
      <AccountMenu username="ana" onSignOut={onSignOut} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Account: ana' }));
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});
