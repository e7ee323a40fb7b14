import { Field, TextInput } from '@campusway/ui-kit';
import type { FieldProps } from './use-form.ts';

/** Text that browsers must not correct. */
export const plainText = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  required: true,
} as const;

export function UsernameField({
  name,
  value,
  error,
  hint,
  onChange,
}: FieldProps & { readonly hint?: string }) {
  return (
    <Field label="Username" error={error && <span role="alert">{error}</span>} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          {...plainText}
          name={name}
          autoComplete="username"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
