import type { Facet } from '../search-record.ts';

const roles: readonly (readonly [onList: RegExp, words: readonly string[]])[] = [
  [/^head$/i, ['head of department', 'hod', 'head', 'department head', 'head of the department']],
  [/^principal$/i, ['principal', 'principle']],
  [/^coe$/i, ['controller of examinations', 'coe', 'exam controller']],
  [
    /^asst\.? coe$/i,
    [
      'assistant controller of examinations',
      'asst coe',
      'assistant coe',
      'deputy controller of examinations',
    ],
  ],
];

const facets = new Map<string, Facet>();

/** The roles in a designation: `Professor & Head` is a professor and a head of department. */
export function roleFacets(designation: string): readonly Facet[] {
  return designation
    .split(/[&,/]/)
    .map((role) => role.trim())
    .filter((role) => role !== '' && role !== 'Not Provided')
    .map(facetOf);
}

/** One facet per role, shared by all records. */
function facetOf(role: string): Facet {
  const known = facets.get(role);
  if (known) return known;
  const words = roles.find(([onList]) => onList.test(role))?.[1] ?? spellingsOf(role.toLowerCase());
  const facet: Facet = { name: 'role', words };
  facets.set(role, facet);
  return facet;
}

function spellingsOf(role: string): string[] {
  return [...new Set([role, role.replace('assistant', 'asst').replace('associate', 'assoc')])];
}

export function isHead(designation: string): boolean {
  return /\bhead\b/i.test(designation);
}
