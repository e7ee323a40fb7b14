import type { StaffMember } from '@campusway/campus';
import { college } from '@campusway/platform';
import { use, useMemo } from 'react';
import type { EndpointSources } from './find-endpoint.ts';

/** Finds the people of a link. Loads them only for an id that may be a person's: with a department's code, `cse-asha-verma`. */
export function useFindPerson(
  ids: readonly (string | undefined)[],
  findPlace: EndpointSources['findPlace'],
): EndpointSources['findPerson'] {
  const isNeeded = ids.some((id) => id !== undefined && looksLikePerson(id) && !findPlace(id));
  const staff: readonly StaffMember[] | undefined = isNeeded ? use(college.loadPeople()) : undefined;
  return useMemo(() => (id) => staff?.find((person) => person.id === id), [staff]);
}

function looksLikePerson(id: string): boolean {
  return college.departments.some(({ code }) => id.startsWith(`${code}-`));
}
