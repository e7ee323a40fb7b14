// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordChange } from './PasswordChange.tsx';

afterEach(cleanup);

test.each([
  ['common', 'The password is one of the most common: choose another'],
  ['breached', 'The password was stolen from another service and published: choose another'],
])(
  'PasswordChange says at the field which kind of reason a new password was refused for: %s',
  async (_code, message) => {
    const faults = [{ field: 'new_password', message }];
    const refused = { kind: 'refused', status: 422, code: 'invalid-body', message, faults } as const;
    const changePassword = async () => ({ ok: false, failure: refused }) as const;
    render(<PasswordChange username="ana" actions={{ changePassword }} onChanged={() => undefined} />);
    fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'quiet river stones' } });
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'a longer walk home' } });
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  },
);
