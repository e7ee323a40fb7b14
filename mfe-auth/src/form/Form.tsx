import type { AuthFailure } from '@campusway/contract';
import { Button, type ButtonTone, Notice } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './Form.module.css';
import { explainFailure, isTransient } from './failure.ts';
import type { FormState } from './use-form.ts';

interface FormProps {
  readonly form: FormState<never>;
  /** Label of the submit button. */
  readonly submit: string;
  /** Label while the form is sent: 'Logging in'. */
  readonly busy: string;
  readonly tone?: ButtonTone;
  /** Button beside the submit button. */
  readonly cancel?: ReactNode;
  /** Hidden, from which password managers identify the account of a password form. */
  readonly username?: string;
  readonly children: ReactNode;
}

/** Fields, the failure of the last attempt, and the submit button. */
export function Form({ form, submit, busy, tone = 'primary', cancel, username, children }: FormProps) {
  const isBusy = form.phase !== 'idle';
  const button = (
    <div className={css.submit}>
      {/* Stays focusable while the form is sent, which `disabled` would not. */}
      <Button type="submit" tone={tone} aria-disabled={isBusy || undefined}>
        {isBusy ? `${busy} …` : submit}
      </Button>
      <span role="status">{isBusy && <span className="visually-hidden">{busy}</span>}</span>
    </div>
  );
  return (
    <form {...form.formProps} method="post" noValidate className={css.form}>
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {children}
      {form.failure && <Failure failure={form.failure} />}
      {cancel ? (
        <div className={css.actions}>
          {button}
          {cancel}
        </div>
      ) : (
        button
      )}
    </form>
  );
}

/** A transient failure has a button that submits again. */
function Failure({ failure }: { readonly failure: AuthFailure }) {
  return (
    <Notice tone="error">
      <p>{explainFailure(failure)}</p>
      {isTransient(failure) && <Button type="submit">Try again</Button>}
    </Notice>
  );
}
