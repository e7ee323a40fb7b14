import { Field, TextInput } from '@campusway/ui-kit';

interface UsernameFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly onChange: (text: string) => void;
}

export function UsernameField({ value, error, hint, onChange }: UsernameFieldProps) {
  return (
    <Field label="Username" error={error && <span role="alert">{error}</span>} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
