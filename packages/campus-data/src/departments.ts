import type { Department, DepartmentCode } from '@campusway/campus';
import file from '../data/departments.json' with { type: 'json' };

/** The ten departments in the order of the directory cards. */
export const departments = file.departments as readonly Department[];

/** @throws {RangeError} when the data lacks the department */
export function getDepartment(code: DepartmentCode): Department {
  const found = departments.find((department) => department.code === code);
  if (!found) throw new RangeError(`Cannot find department "${code}" in departments.json`);
  return found;
}
