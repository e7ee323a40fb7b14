import { passwordLength } from '@campusway/contract';
import { Field, TextInput } from '@campusway/ui-kit';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import css from './PasswordField.module.css';
import { plainText } from './TextField.tsx';
import type { FieldProps } from './use-form.ts';

interface PasswordFieldProps extends FieldProps {
  readonly label?: string;
  /** Id of a message above the form that describes the field. */
  readonly describedBy?: string | undefined;
  /** Hint for password managers. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Password field with a Show/Hide button, a Caps Lock notice, and for a new password its rules. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', describedBy, name, autoComplete, value, error, onChange } = props;
  const [isShown, setShown] = useState(false);
  const capsLock = useCapsLock();
  const hint = autoComplete === 'new-password' && <PasswordLength value={value} />;
  return (
    <div className={css.password}>
      <Field label={label} error={error && <span role="alert">{error}</span>} hint={hint}>
        {(control) => (
          <span className={css.row} {...capsLock.watch}>
            <TextInput
              {...control}
              {...plainText}
              aria-describedby={
                [describedBy, control['aria-describedby']].filter(Boolean).join(' ') || undefined
              }
              className={css.input}
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
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

/** Minimum length and the number of missing characters. Shows no strength: length alone is no measure. */
function PasswordLength({ value }: { readonly value: string }) {
  const missing = passwordLength.min - [...value.normalize('NFKC')].length;
  return (
    <>
      At least {passwordLength.min} characters, not only common words, names or digits.{' '}
      {value !== '' && missing > 0 && <strong className={css.missing}>{missing} more</strong>}
    </>
  );
}

/** Whether Caps Lock is on, from the key and mouse events inside the element with the `watch` handlers. */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // Synthetic key events of password managers have no `getModifierState`.
  const update = (event: KeyboardEvent | MouseEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  const watch = { onKeyDown: update, onKeyUp: update, onMouseDown: update, onBlur: () => setOn(false) };
  return { isOn, watch };
}
