import { Field, TextInput } from '@campusway/ui-kit';
import { type ReactNode, useState } from 'react';
import css from './PasswordField.module.css';
import { useCapsLock } from './use-caps-lock.ts';

interface PasswordFieldProps {
  readonly label?: string;
  /** Name in the request body, which the service's errors refer to. */
  readonly name?: string;
  /** Hint for password managers. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  readonly onChange: (text: string) => void;
}

/** Password field with a Show/Hide button and a Caps Lock notice. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  autoComplete,
  value,
  error,
  hint,
  onChange,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const capsLock = useCapsLock();
  return (
    <div className={css.password}>
      <Field label={label} error={error && <span role="alert">{error}</span>} hint={hint}>
        {(control) => (
          <span className={css.row} {...capsLock.watch}>
            <TextInput
              {...control}
              className={css.input}
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <button
              type="button"
              className={css.toggle}
              aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </button>
          </span>
        )}
      </Field>
      <p role="status" className={css.capsLock}>
        {capsLock.isOn && 'Caps Lock is on.'}
      </p>
    </div>
  );
}
