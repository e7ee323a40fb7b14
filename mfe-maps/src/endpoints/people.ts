import { college } from '@campusway/platform';

/** A person's id starts with the department's code: `cse-asha-verma`. */
export function looksLikePerson(id: string): boolean {
  return college.departments.some(({ code }) => id.startsWith(`${code}-`));
}
