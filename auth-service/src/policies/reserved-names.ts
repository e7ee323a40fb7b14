import { toUsername } from '@campusway/contract';
import { toNameSkeleton } from './name-skeleton.ts';

/** Names that could pass for the college or its systems (RFC 2142 and common practice). */
const names = `
abuse account accounts admin administrator admission admissions all anonymous api auth billing bot bursar
campus campusway college computing contact email enquiries enquiry everyone examoffice examinations exams faculty
feedback finance guest head help hostmaster hr info it itservices itsupport library localhost login mail mailer
manager management me moderator news newsletter nobody noreply notifications null office official operator owner
password payroll postmaster public reception root schooloffice security server service servicedesk services staff
student students studentoffice superuser support sysadmin sysop system teacher team technician test undefined
university user users webmaster welcome
`;

/** Offices that are reserved as a part of a name too: 'hod.cse', 'campusway-principal'. */
const offices = `
chairman chancellor controller coordinator dean director examcell examsection headmaster helpdesk hod placementcell
placementoffice president principal privacy proctor provost rector register registrar registration registry secretariat
secretary vicechancellor vicepresident viceprincipal warden
`;

/** `*` matches any text, `.` any separator. */
export const defaultReservedNames: readonly string[] = [
  ...toWords(names),
  ...toWords(offices).flatMap((office) => [office, `${office}.*`, `*.${office}`]),
  '*.support',
  '*.admin',
  '*.office',
];

/** The texts before, between and after the `*` of a pattern. */
export type NamePattern = readonly string[];

export function toNamePattern(pattern: string): NamePattern {
  return pattern.split('*').map(toComparable);
}

/** Also refuses lookalikes such as `ADMlN`, `Supp0rt`, `help.desk` and `root-1`. */
export function isReserved(text: string, reserved: readonly NamePattern[]): boolean {
  const username = toUsername(text);
  const joined = username.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return [username, joined]
    .flatMap((name) => [name, name.replace(/(?<!\p{N})\p{N}+$/u, '')])
    .map(toComparable)
    .some((name) => reserved.some((pattern) => matches(name, pattern)));
}

/** Takes each text of the pattern where it occurs first: one scan instead of the backtracking of `.*`. */
function matches(name: string, [first = '', ...others]: NamePattern): boolean {
  const last = others.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first)) return false;
  let end = first.length;
  for (const part of others) {
    const start = name.indexOf(part, end);
    if (start < 0) return false;
    end = start + part.length;
  }
  return name.length - last.length >= end && name.endsWith(last);
}

/** Separators compare as equal, and so do i and l: a capital I looks like an l. */
function toComparable(name: string): string {
  return name
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .map((word) => toNameSkeleton(word).replaceAll('i', 'l'))
    .join('.');
}

function toWords(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
