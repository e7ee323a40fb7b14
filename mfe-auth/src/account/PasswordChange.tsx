import { type FieldError, findPasswordError, type SessionActions } from '@campusway/contract';
import { Notice } from '@campusway/ui-kit';
import { useState } from 'react';
import { FormFailure } from '../form/FormFailure.tsx';
import css from '../form/form.module.css';
import { HiddenUsername } from '../form/HiddenUsername.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { PasswordLength } from '../form/PasswordLength.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';
import { Section } from '../layout/Section.tsx';
import { checkCurrentPassword, withPasswordError } from './current-password.ts';

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
        <Notice tone="success">
          <p>Your password has been changed. All other devices are logged out.</p>
        </Notice>
      )}
      {/* A new key resets the form. */}
      <PasswordForm key={changes} username={username} actions={actions} onDone={finish} />
    </Section>
  );
}

interface PasswordFormProps {
  readonly username: string;
  readonly actions: Pick<SessionActions, 'changePassword'>;
  readonly onDone: () => void;
}

function PasswordForm({ username, actions, onDone }: PasswordFormProps) {
  const { values, phase, failure, change, errorOf, formProps } = useForm({
    start: { current_password: '', new_password: '' },
    check: (typed) => [
      ...checkCurrentPassword(typed.current_password),
      ...checkNewPassword(typed.new_password, username),
    ],
    send: async ({ current_password: current, new_password: next }) =>
      withPasswordError(await actions.changePassword({ current, next })),
    onDone,
  });
  return (
    <form {...formProps} method="post" noValidate className={css.form}>
      <HiddenUsername username={username} />
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        value={values.current_password}
        error={errorOf('current_password')}
        onChange={(text) => change('current_password', text)}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        value={values.new_password}
        error={errorOf('new_password')}
        hint={<PasswordLength value={values.new_password} />}
        onChange={(text) => change('new_password', text)}
      />
      <FormFailure failure={failure} />
      <SubmitButton phase={phase} busy="Changing the password" tone="secondary">
        Change password
      </SubmitButton>
    </form>
  );
}

function checkNewPassword(password: string, username: string): readonly FieldError[] {
  const error = findPasswordError(password, { username });
  return error ? [{ field: 'new_password', message: error.message }] : [];
}
