import { roles } from '@campusway/contract';
import { Field, SelectInput } from '@campusway/ui-kit';

import { roleLabels } from './role-labels.ts';

interface RoleFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (role: string) => void;
}

export function RoleField({ value, error, onChange }: RoleFieldProps) {
  return (
    <Field label="Role" error={error && <span role="alert">{error}</span>}>
      {(control) => (
        <SelectInput
          {...control}
          name="role"
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Select role</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
