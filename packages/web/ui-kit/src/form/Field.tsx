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
  /** An error with ways on; the id is for its message. */
  readonly problem?: ((id: string) => ReactNode) | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control: `<Field label="Username">{(control) => <TextInput {...control} />}</Field>`. */
export function Field({ label, hint, error, problem, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error || problem ? `${id}-error` : '';
  const control: FieldControl = {
    id,
    'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
    'aria-invalid': errorId ? true : undefined,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={lines.name}>
        {label}
      </label>
      {children(control)}
      {problem?.(errorId)}
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
