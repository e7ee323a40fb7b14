import type { Department, DepartmentCode } from '@campusway/campus';
import { college } from '@campusway/platform';

type Range = (typeof college.lookup.ranges)[number];

/** The numbers of a department's rooms: the range whose text names it. */
export function findRangeOf(department: Department): Range | undefined {
  return college.lookup.ranges.find((range) =>
    namedIn(range.department).some((name) => isCalled(department, name)),
  );
}

/** The first department that a range's text names, `eee` for `EEE and Civil`: the plan of its wing shows them all. */
export function findDepartmentOf(rangeText: string): DepartmentCode | undefined {
  for (const name of namedIn(rangeText)) {
    const department = college.departments.find((candidate) => isCalled(candidate, name));
    if (department) return department.code;
  }
  return undefined;
}

/** `EEE and Civil` and `CSD/CSM` name two departments each. */
function namedIn(text: string): string[] {
  return text.split(/\/|\band\b/).map((name) => name.trim().toLowerCase());
}

function isCalled(department: Department, asked: string): boolean {
  const { code, label, name, aliases } = department;
  return [code, label, name, ...aliases].some((alias) => alias.toLowerCase() === asked);
}
