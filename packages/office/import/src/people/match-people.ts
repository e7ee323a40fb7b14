import { toId } from '../derive/draft/names.ts';
import { digestOf } from '../write/merge-entries.ts';
import type { Signs } from '../write/plan-import.ts';

export interface Identity extends Signs {
  /** None in a list without ids. */
  readonly id?: string | undefined;
}

/** A person of the college, or one whom its office has removed. */
export interface KnownPerson extends Identity {
  readonly id: string;
  /** Other spellings of the name, as `name` is. */
  readonly otherNames?: readonly string[];
  readonly isRemoved: boolean;
  readonly hide: readonly string[];
}

const titles = /^(?:(?:dr|mr|mrs|ms|miss|prof|professor|shri|smt|sri)-)+(?=.)/;

export function signsOf({ name, email = '' }: { name: string; email?: string }, code: string): Signs {
  const address = email.includes('@') ? email.toLowerCase() : '';
  return { name: toKey(name), email: address && digestOf(address), code };
}

/** The name without title as an id; in other letters with all of them, as an id would have only its Latin initials. */
export function toKey(name: string): string {
  const hasOtherLetters = /[^\p{Script=Latin}\P{L}]/u.test(name);
  const key = hasOtherLetters
    ? name
        .normalize()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
    : toId(name);
  return key.replace(titles, '');
}

interface Step {
  /** Only people with the same key are compared. */
  keyOf(one: Identity): string | undefined;
  isSame?(known: KnownPerson, listed: Identity): boolean;
}

/** Ways to recognise a person, the surest first. */
const steps: readonly Step[] = [
  { keyOf: ({ id }) => id },
  { keyOf: ({ name, email }) => email && `${name} ${email}` },
  { keyOf: ({ name, code }) => `${name} ${code}` },
  // An address may be that of an office.
  { keyOf: ({ email }) => email, isSame: haveCommonWord },
  { keyOf: ({ name }) => name, isSame: haveNoOtherAddress },
];

/** Finds for each listed person the one whom the college has, or whom its office has removed. */
export function matchPeople<Listed extends Identity>(
  listed: readonly Listed[],
  known: readonly KnownPerson[],
): ReadonlyMap<Listed, KnownPerson> {
  const found = new Map<Listed, KnownPerson>();
  const taken = new Set<KnownPerson>();
  const spelled = known.flatMap((one) => {
    const others = one.otherNames ?? [];
    return [one.name, ...others].map((name) => ({ ...one, name, person: one }));
  });
  for (const { keyOf, isSame = () => true } of steps) {
    const byKey = Map.groupBy(spelled, keyOf);
    for (const one of listed) {
      const key = keyOf(one);
      if (!key || found.has(one)) continue;
      const free = ({ person }: { person: KnownPerson }) => !taken.has(person);
      const same = byKey.get(key)?.find((other) => free(other) && isSame(other, one))?.person;
      if (!same) continue;
      found.set(one, same);
      // Whom the office has removed stays out of every department.
      if (!same.isRemoved) taken.add(same);
    }
  }
  return found;
}

function haveCommonWord(known: Identity, listed: Identity): boolean {
  const words = listed.name.split('-').filter(({ length }) => length > 1);
  return known.name.split('-').some((word) => words.includes(word));
}

/** Someone whom the office has removed or hides does not appear by a new address. */
function haveNoOtherAddress({ email, isRemoved, hide }: KnownPerson, listed: Identity): boolean {
  return !email || !listed.email || email === listed.email || isRemoved || hide.length > 0;
}
