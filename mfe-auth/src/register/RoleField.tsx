import { type Role, roles } from '@campusway/contract';
import { Field, SelectInput } from '@campusway/ui-kit';
import type { FieldProps } from '../form/use-form.ts';

export const roleLabels: Record<Role, string> = { student: 'Student', faculty: 'Faculty', parent: 'Parent' };

export function RoleField({ name, value, error, onChange }: FieldProps) {
  return (
    <Field label="Role" error={error && <span role="alert">{error}</span>}>
      {(control) => (
        <SelectInput
          {...control}
          name={name}
          required
          // Browsers report an empty required list as invalid before anything is chosen.
          aria-invalid={error !== undefined}
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
