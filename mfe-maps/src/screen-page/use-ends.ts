import type { View } from '@campusway/campus';
import type { NavigationLink } from '@campusway/contract';
import { college } from '@campusway/platform';
import { use } from 'react';
import { type End, findEnd } from '../endpoints/find-end.ts';
import { looksLikePerson } from '../endpoints/people.ts';
import { campusRouter } from '../routing/campus-router.ts';

export interface Ends {
  readonly from: End;
  readonly to: End;
}

/** The two ends of a link. Only a link that names a person waits for the people. */
export function useEnds({ from, to }: NavigationLink, view?: View): Ends {
  const findPlace = (text: string) => college.findPlace(text) ?? campusRouter().findPlace(text);
  const needed = [from, to].some((id) => id !== undefined && !findPlace(id) && looksLikePerson(id));
  const staff = needed ? use(college.loadPeople()) : [];
  const findPerson = (id: string) => staff.find((person) => person.id === id);
  const sources = { view, levels: college.levels, findPlace, findPerson };
  return { from: findEnd(from, sources), to: findEnd(to, sources) };
}
