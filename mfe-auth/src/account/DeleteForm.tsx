import type { SessionActions } from '@campusway/contract';
import { Button } from '@campusway/ui-kit';
import { useEffect } from 'react';
import { FormFailure } from '../form/FormFailure.tsx';
import css from '../form/form.module.css';
import { HiddenUsername } from '../form/HiddenUsername.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';
import { checkCurrentPassword, withPasswordError } from './current-password.ts';

interface DeleteFormProps {
  readonly username: string;
  readonly actions: SessionActions;
  readonly onCancel: () => void;
}

export function DeleteForm({ username, actions, onCancel }: DeleteFormProps) {
  const { values, phase, failure, change, errorOf, formProps } = useForm({
    start: { current_password: '' },
    check: (typed) => checkCurrentPassword(typed.current_password),
    send: async (typed) => withPasswordError(await actions.deleteAccount(typed.current_password)),
    // The page itself shows the end of the session.
    onDone: () => undefined,
  });

  useEffect(() => {
    formProps.ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [formProps.ref]);

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
      <FormFailure failure={failure} />
      <div className={css.actions}>
        <SubmitButton phase={phase} busy="Deleting">
          Delete for good
        </SubmitButton>
        <Button onClick={onCancel}>Keep the account</Button>
      </div>
    </form>
  );
}
