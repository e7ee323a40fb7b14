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
import { Section } from '../sheet/Section.tsx';
import { currentPasswordFaults, withWrongPassword } from './wrong-password.ts';

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
    <Section title="Password" lead="A new password signs every other device out.">
      {changes > 0 && (
        <Notice tone="success">
          <p>Your password is changed. Every other device is logged out.</p>
        </Notice>
      )}
      {/* Another key empties the form. */}
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
  const { values, phase, failure, change, faultOf, formProps } = useForm({
    start: { current_password: '', new_password: '' },
    check: (typed) => [
      ...currentPasswordFaults(typed.current_password),
      ...newPasswordFaults(typed.new_password, username),
    ],
    send: async ({ current_password: current, new_password: next }) =>
      withWrongPassword(await actions.changePassword({ current, next })),
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
        error={faultOf('current_password')}
        onChange={(text) => change('current_password', text)}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        value={values.new_password}
        error={faultOf('new_password')}
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

function newPasswordFaults(password: string, username: string): readonly FieldError[] {
  const problem = findPasswordError(password, { username });
  return problem ? [{ field: 'new_password', message: problem.message }] : [];
}
