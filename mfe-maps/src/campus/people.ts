import { departmentCodes, type StaffMember } from '@campusway/campus';

let load: Promise<readonly StaffMember[]> | undefined;

/** All people of the college: a chunk that only links to people and the search need. */
export function loadStaff(): Promise<readonly StaffMember[]> {
  if (!load) {
    load = import('@campusway/campus-data/staff').then(({ staff }) => staff);
    load.catch(() => {
      load = undefined;
    });
  }
  return load;
}

/** A person's id starts with the department's code: `cse-asha-verma`. */
export function looksLikePerson(id: string): boolean {
  return departmentCodes.some((code) => id.startsWith(`${code}-`));
}
