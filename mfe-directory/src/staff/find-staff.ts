import type { Department, StaffMember } from '@campusway/campus';
import { foldText } from '@campusway/campus/lookup';
import { defaultStaffKinds, type StaffKind } from '@campusway/contract';
import { college } from '@campusway/platform';
import { compareDesignations } from './sort-staff.ts';

/** The kinds of staff in the order of their lists. */
export function staffKinds(): readonly StaffKind[] {
  return college.facts.staffKinds ?? defaultStaffKinds;
}

/** People with their normalised names. */
export type StaffIndex = readonly { readonly person: StaffMember; readonly foldedName: string }[];

/** Normalises each name once. Preserves the order of `people`. */
export function createStaffIndex(people: readonly StaffMember[]): StaffIndex {
  return people.map((person) => ({ person, foldedName: foldText(person.name) }));
}

const letter = /[\p{L}\p{N}]/u;
const [wholeWord, beginning, inside] = [0, 1, 2];

/**
 * The people of a department or a kind of staff whose name is `q`: no one is called `IT` or `ME`, but names begin so. Else people with a word of the name that is `q`, then those with one that begins with it, as home finds; only without any,
 * people whose name contains it elsewhere. Ignores case and accents. Of the designation, if it is not empty.
 */
export function findStaff(
  index: StaffIndex,
  { q, designation }: { readonly q: string; readonly designation: string },
): readonly StaffMember[] {
  const folded = foldText(q).trim();
  const code = folded && college.departments.find((one) => namesOf(one).includes(folded))?.code;
  const kind = folded && staffKinds().find((one) => namesOfKind(one).includes(spaced(folded)))?.id;
  const members = index
    .map(({ person }) => person)
    .filter(({ department, group }) => department === code || group === kind);
  if (members.length > 0)
    return members.filter((person) => designation === '' || person.designation === designation);
  const found: StaffMember[][] = [[], [], []];
  for (const { person, foldedName } of index)
    if (designation === '' || person.designation === designation)
      found[positionIn(foldedName, folded)]?.push(person);
  const begun = [wholeWord, beginning].flatMap((position) => found[position] ?? []);
  return begun.length > 0 ? begun : (found[inside] ?? []);
}

function namesOf({ code, label, name, programme, aliases }: Department): readonly string[] {
  return [code, label, name, programme ?? name, ...aliases].map(foldText);
}

/** `non teaching`, `non teaching staff` */
function namesOfKind({ id, title, short }: StaffKind): readonly string[] {
  return [id, title, short].map((name) => spaced(foldText(name)));
}

const spaced = (text: string) => text.replaceAll('-', ' ');

/** The best position of a text in a name; Infinity when the name does not contain it. */
function positionIn(name: string, text: string): number {
  if (text === '') return wholeWord;
  let best = Number.POSITIVE_INFINITY;
  for (let at = name.indexOf(text); at >= 0; at = name.indexOf(text, at + 1)) {
    const begins = !letter.test(name.charAt(at - 1));
    const ends = !letter.test(name.charAt(at + text.length));
    best = Math.min(best, begins ? (ends ? wholeWord : beginning) : inside);
  }
  return best;
}

/** Designations with counts, by rank. Includes the `chosen` one even without people, so that it can be cleared. */
export function countDesignations(
  people: readonly StaffMember[],
  chosen: string,
): readonly (readonly [designation: string, count: number])[] {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const { designation } of people)
    if (designation) counts.set(designation, (counts.get(designation) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => compareDesignations(one, other));
}

/** `39 people: 30 teaching, 9 non-teaching`; `3 of 39 people: …` when filtered from `all`. */
export function describeCounts(found: readonly StaffMember[], all: number): string {
  const people = all === 1 ? 'person' : 'people';
  if (found.length === 0) return `None of ${count(all)} ${people}`;
  const part = found.length === all ? '' : `${count(found.length)} of `;
  const kinds = staffKinds().map(
    ({ id, short }) => `${count(found.filter(({ group }) => group === id).length)} ${short}`,
  );
  return `${part}${count(all)} ${people}: ${kinds.join(', ')}`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
