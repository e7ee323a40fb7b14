import type { StaffMember } from '@campusway/campus';
import { createSearchIndex } from '@campusway/campus/search';

/** Results below this share of the best score have little in common with the text. */
const minShare = 0.7;

/** The site's search over the names of people: a name as it sounds, or with typos, finds the person, best first. */
export function createSimilarSearch(people: readonly StaffMember[]): (q: string) => readonly StaffMember[] {
  const byId = new Map(people.map((person) => [person.id as string, person]));
  const index = createSearchIndex(
    people.map(({ id, name }) => ({ id, kind: 'person', title: name, aliases: [], where: '', rank: 0.5 })),
  );
  return (q) => {
    const { results, didYouMean } = index.search(q);
    const found = didYouMean === undefined ? results : index.search(didYouMean).results;
    const [best] = found;
    return found.flatMap(({ record, score }) =>
      best && score >= minShare * best.score ? (byId.get(record.id) ?? []) : [],
    );
  };
}
