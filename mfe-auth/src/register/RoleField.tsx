import { type Role, roles } from '@campusway/contract';
import { SelectField } from '@campusway/ui-kit';
import type { FieldProps } from '../form/use-form.ts';

export const roleLabels: Record<Role, string> = { student: 'Student', faculty: 'Faculty', parent: 'Parent' };

export function RoleField({ error, ...field }: FieldProps) {
  return (
    <SelectField
      {...field}
      label="Role"
      error={error && <span role="alert">{error}</span>}
      required
      // Browsers report an empty required list as invalid before anything is chosen.
      aria-invalid={error !== undefined}
      options={[['', 'Select role'], ...roles.map((role) => [role, roleLabels[role]] as const)]}
    />
  );
}
