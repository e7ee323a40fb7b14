import type { DepartmentCode } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';

/** Path of the plan with a department's rooms, if it has any. */
export function planOfDepartment(code: DepartmentCode): string | undefined {
  const screen = college.departments.find((department) => department.code === code)?.screen;
  return screen && paths.screen(screen);
}
