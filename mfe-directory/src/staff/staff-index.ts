import type { StaffMember } from '@campusway/campus';
import { foldText } from '@campusway/campus/lookup';

/** A person with the form of the name that searches compare. */
export interface IndexedPerson {
  readonly person: StaffMember;
  readonly foldedName: string;
}

export type StaffIndex = readonly IndexedPerson[];

/** Folds every name once, so that a keystroke only compares. The order is that of `people`. */
export function createStaffIndex(people: readonly StaffMember[]): StaffIndex {
  return people.map((person) => ({ person, foldedName: foldText(person.name) }));
}

/** Everyone whose name holds `q`, whatever its case and accents, and who has the designation, when there is one. */
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
