import { Field, TextInput } from '@campusway/ui-kit';
import type { FieldProps } from './use-form.ts';

/** Text that browsers must not correct. */
export const plainText = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  required: true,
} as const;

interface TextFieldProps extends FieldProps {
  readonly label: string;
  /** Hint for password managers. */
  readonly autoComplete: 'username' | 'one-time-code';
  readonly hint?: string;
}

export function TextField({ label, hint, error, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error && <span role="alert">{error}</span>} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          {...plainText}
          {...input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
