import { toUsername } from '@campusway/contract';
import { toNameSkeleton } from '../policies/name-skeleton.ts';

/** Names that could pass for the college or its systems (RFC 2142 and common practice). */
const names = `
abuse account accounts admin administrator admission admissions all anonymous api auth billing bot bursar
campus campusway chancellor college computing contact director email enquiries enquiry everyone examoffice
examinations exams faculty feedback finance guest head headmaster help helpdesk hostmaster hr info it
itservices itsupport library localhost login mail mailer manager management me moderator news newsletter
nobody noreply notifications null office official operator owner password payroll postmaster president
principal privacy provost public reception rector register registrar registration registry root schooloffice
secretary secretariat security server service servicedesk services staff student students studentoffice
superuser support sysadmin sysop system teacher team technician test undefined university user users
vicechancellor vicepresident viceprincipal warden webmaster welcome
`;

const reserved: ReadonlySet<string> = new Set(names.trim().split(/\s+/).map(toComparable));

/** Also refuses lookalikes such as `ADMlN`, `Supp0rt`, `help.desk` and `root-1`. */
export function isReserved(username: string): boolean {
  const core = toUsername(username).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return [core, core.replace(/(?<!\p{N})\p{N}+$/u, '')].map(toComparable).some((name) => reserved.has(name));
}

/** A capital I looks like an l, so i and l compare as equal. */
function toComparable(name: string): string {
  return toNameSkeleton(name).replaceAll('i', 'l');
}
