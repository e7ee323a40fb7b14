/** Designations by rank. Others follow in alphabetical order, missing ones come last. */
const ranks = [
  'Professor & Principal',
  'Professor & Head',
  'COE',
  'Asst. COE',
  'Professor',
  'Associate Professor',
  'Senior Assistant Professor',
  'Assistant Professor',
  'Embedded Engineer',
  'Lab Technician',
  'Office Assistant',
  'Support Staff',
  'Non-Teaching Staff',
];
const rankOf = new Map(ranks.map((designation, rank) => [designation, rank]));
const { compare } = new Intl.Collator('en', { numeric: true });

export function compareDesignations(one: string, other: string): number {
  return rank(one) - rank(other) || compare(one, other);
}

function rank(designation: string): number {
  if (designation === '' || designation === 'Not Provided') return ranks.length + 1;
  return rankOf.get(designation) ?? ranks.length;
}
