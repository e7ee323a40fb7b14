import type { StaffMember } from '@campusway/campus';
import { foldText } from '@campusway/campus/lookup';

/** A person with the normalised name. */
export interface IndexedPerson {
  readonly person: StaffMember;
  readonly foldedName: string;
}

export type StaffIndex = readonly IndexedPerson[];

/** Normalises each name once. Preserves the order of `people`. */
export function createStaffIndex(people: readonly StaffMember[]): StaffIndex {
  return people.map((person) => ({ person, foldedName: foldText(person.name) }));
}

/** People whose name contains `q`, ignoring case and accents, and who have the designation, if it is not empty. */
export function findStaff(
  index: StaffIndex,
  { q, designation }: { readonly q: string; readonly designation: string },
): readonly StaffMember[] {
  const folded = foldText(q);
  const found: StaffMember[] = [];
  for (const { person, foldedName } of index)
    if (foldedName.includes(folded) && (designation === '' || person.designation === designation))
      found.push(person);
  return found;
}
