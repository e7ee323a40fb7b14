import { toUsername } from '@campusway/contract';
import { toNameSkeleton } from './name-skeleton.ts';

/** Names that could pass for the college or its systems (RFC 2142 and common practice). */
const names = `
abuse account accounts admission admissions all anonymous api auth billing bot bursar campus coe college
computing contact email enquiries enquiry everyone exams faculty feedback finance guest head help hostmaster hr
info it itservices library localhost login mail mailer management manager me moderator news newsletter nobody
noreply notifications null operator owner password payroll postmaster public reception root security server
service servicedesk services staff student students superuser sysadmin sysop system teacher team technician test
undefined university user users vc webmaster welcome
`;

/** Offices that are reserved as any word of a name too: 'hod.cse', 'the.principal', 'campusway-support'. */
const offices = `
admin administrator admins admissioncell campusway chairman chancellor controller coordinator dean director
exambranch examcell examinationbranch examsection headmaster headofdepartment helpdesk hod iqac librarian office
officer official placementcell president principal principals privacy proctor provost rector register registrar
registration registry secretariat secretary support tpo vicechancellor vicepresident viceprincipal warden
`;

/** Written together with an office, and with department codes: 'chiefwarden', 'deanofstudents', 'hostelofficer'. */
const additions = `
academic academics accounts acting additional admission admissions assistant associate asst boys branch campus
cell chief coe college department dept deputy desk exam examination examinations exams fee fees for girls head
hostel institute it joint ladies library madam my nodal of placement placements school section senior sir staff
student students super team the training university vice web
`;

/**
 * Usernames: `*` matches any text, `.` any separator. `.hod.` is an office: any word of a name, also together with
 * words such as chief and the codes of departments.
 */
export const defaultReservedNames: readonly string[] = [
  ...toWords(names),
  ...toWords(offices).map((office) => `.${office}.`),
  'coe.*',
];

/** The texts before, between and after the `*` of a pattern. */
type NamePattern = readonly string[];

export interface ReservedNames {
  readonly patterns: readonly NamePattern[];
  readonly offices: ReadonlySet<string>;
  readonly additions: ReadonlySet<string>;
}

export function toReservedNames(
  listed: readonly string[],
  departmentCodes: readonly string[],
): ReservedNames {
  const ofOffices = listed.flatMap((pattern) => /^\.([^.*]+)\.$/.exec(pattern)?.[1] ?? []);
  const heads = departmentCodes.flatMap((code) => [`head${code}`, `headof${code}`, `${code}head`]);
  return {
    patterns: listed.map((pattern) => pattern.split('*').map(toComparable)),
    offices: new Set([...ofOffices, ...heads].map(toComparable)),
    additions: new Set([...toWords(additions), ...departmentCodes].map(toComparable)),
  };
}

/** Also refuses lookalikes such as `ADMlN`, `Supp0rt`, `help.desk` and `root-1`. */
export function isReserved(text: string, reserved: ReservedNames): boolean {
  const username = toUsername(text);
  const joined = username.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const spellings = [username, joined].flatMap((name) => [name, name.replace(/(?<!\p{N})\p{N}+$/u, '')]);
  const separated = username.replace(/\p{N}+/gu, '.');
  return (
    spellings.map(toComparable).some((name) => reserved.patterns.some((pattern) => matches(name, pattern))) ||
    [...spellings, separated]
      .flatMap((name) => toComparable(name).split('.'))
      .some((word) => isOffice(word, reserved)) ||
    (reserved.offices.has('hod') && headOfAny.test(separated.toLowerCase()))
  );
}

/** 'hod' and consonants with at most one vowel after them: an abbreviation, unlike the rest of Hodges and Hodson. */
const headOfAny =
  /(?:^|[._@+-])(?:hod[b-df-hj-np-tv-z]{2,4}[aeiou]?|[b-df-hj-np-tv-z]{2,4}[aeiou]?hod)(?:$|[._@+-])/;

/** Whether a word consists of offices and additions alone, with at least one office. */
function isOffice(word: string, { offices, additions }: ReservedNames): boolean {
  const ends = { additions: new Set([0]), offices: new Set<number>() };
  for (let start = 0; start < word.length; start += 1)
    for (let end = start + 1; end <= word.length; end += 1) {
      const part = word.slice(start, end);
      const isAfterOffice = ends.offices.has(start);
      const isAfter = isAfterOffice || ends.additions.has(start);
      if (isAfter && offices.has(part)) ends.offices.add(end);
      if (isAfterOffice && additions.has(part)) ends.offices.add(end);
      if (isAfter && additions.has(part)) ends.additions.add(end);
    }
  return ends.offices.has(word.length);
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

const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const capitals = 'abcdefghijklmnoprstuvwyz';
const digits: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's' };

/**
 * More compares as equal than between two accounts: separators, i and l (a capital I looks like an l), cl and d, small
 * capitals, three letters in a row, digits that stand for letters, and letters with and without accents.
 */
function toComparable(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(
      /[\u0250-\u02af\u1d00-\u1d22\ua730\ua731]/g,
      (letter) => capitals[smallCapitals.indexOf(letter)] ?? letter,
    )
    .replace(/[345]/g, (digit) => digits[digit] ?? digit);
  return plain
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .map((word) => toNameSkeleton(word).replaceAll('i', 'l').replaceAll('cl', 'd'))
    .map((word) => word.replace(/(\p{L})\1\1/gu, '$1$1'))
    .join('.');
}

function toWords(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
