import { type FieldError, findPasswordError, type SessionActions } from '@campusway/contract';
import { Notice } from '@campusway/ui-kit';
import { useState } from 'react';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useForm } from '../form/use-form.ts';
import { CurrentPasswordField, checkCurrentPassword, withPasswordError } from './CurrentPasswordField.tsx';
import { Section } from './Section.tsx';

const changedId = 'password-changed';

interface PasswordChangeProps {
  readonly username: string;
  readonly actions: Pick<SessionActions, 'changePassword'>;
  readonly onChanged: () => void;
}

export function PasswordChange({ username, actions, onChanged }: PasswordChangeProps) {
  const [changes, setChanges] = useState(0);
  function finish(): void {
    setChanges(changes + 1);
    onChanged();
  }
  return (
    <Section title="Password" lead="A new password logs out all other devices.">
      {changes > 0 && (
        // The focused group is announced by its name.
        // biome-ignore lint/a11y/useSemanticElements: it holds no fields
        <div key={changes} ref={focusOn} tabIndex={-1} role="group" aria-labelledby={changedId}>
          <Notice tone="success" describes={changedId}>
            Your password has been changed. All other devices are logged out.
          </Notice>
        </div>
      )}
      {/* A new key resets the form. */}
      <PasswordForm key={changes} username={username} actions={actions} onDone={finish} />
    </Section>
  );
}

/** The form that had the focus is replaced. */
function focusOn(message: HTMLElement | null): void {
  message?.focus();
}

interface PasswordFormProps extends Omit<PasswordChangeProps, 'onChanged'> {
  readonly onDone: () => void;
}

function PasswordForm({ username, actions, onDone }: PasswordFormProps) {
  const form = useForm({
    start: { current_password: '', new_password: '' },
    check: (typed) => [...checkCurrentPassword(typed), ...checkNewPassword(typed, username)],
    send: async ({ current_password: current, new_password: next }) =>
      withPasswordError(await actions.changePassword({ current, next })),
    onDone,
  });
  return (
    <Form
      form={form}
      submit="Change password"
      busy="Changing the password"
      tone="secondary"
      username={username}
    >
      <CurrentPasswordField {...form.field('current_password')} />
      <PasswordField {...form.field('new_password')} label="New password" autoComplete="new-password" />
    </Form>
  );
}

function checkNewPassword(
  {
    current_password: current,
    new_password: password,
  }: Readonly<Record<'current_password' | 'new_password', string>>,
  username: string,
): readonly FieldError[] {
  const isSame = password !== '' && password === current;
  const message = isSame
    ? 'This is your current password'
    : findPasswordError(password, { username })?.message;
  return message ? [{ field: 'new_password', message }] : [];
}
