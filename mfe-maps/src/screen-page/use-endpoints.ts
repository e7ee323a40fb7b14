import type { View } from '@campusway/campus';
import type { NavigationLink } from '@campusway/contract';
import { college } from '@campusway/platform';
import { use } from 'react';
import { type Endpoint, findEndpoint } from '../endpoints/find-endpoint.ts';
import { looksLikePerson } from '../endpoints/people.ts';
import { campusRouter } from '../routing/campus-router.ts';

export interface Endpoints {
  readonly from: Endpoint;
  readonly to: Endpoint;
}

/** The endpoints of a link. Loads the people only for a link with a person. */
export function useEndpoints({ from, to }: NavigationLink, view?: View): Endpoints {
  const findPlace = (text: string) => college.findPlace(text) ?? campusRouter().findPlace(text);
  const needed = [from, to].some((id) => id !== undefined && !findPlace(id) && looksLikePerson(id));
  const staff = needed ? use(college.loadPeople()) : [];
  const findPerson = (id: string) => staff.find((person) => person.id === id);
  const sources = { view, levels: college.levels, findPlace, findPerson };
  return { from: findEndpoint(from, sources), to: findEndpoint(to, sources) };
}
