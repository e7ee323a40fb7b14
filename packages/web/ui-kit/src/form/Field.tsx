import { type ReactNode, useId } from 'react';
import lines from '../lines.module.css';
import css from './form.module.css';

/** Attributes of the control, which connect it with label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Validation error. */
  readonly error?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control: `<Field label="Username">{(control) => <TextInput {...control} />}</Field>`. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const control: FieldControl = {
    id,
    'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={lines.name}>
        {label}
      </label>
      {children(control)}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={lines.detail}>
          {hint}
        </p>
      )}
    </div>
  );
}
