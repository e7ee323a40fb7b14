import type { StaffMember } from '@campusway/campus';
import { createSearchIndex, decideAnswer, describeDoubt } from '@campusway/campus/search';

/** Results below this share of the best score have little in common with the text. */
const minShare = 0.7;

/** People with a name like the text, best first; with a sentence when several are meant, as on the home page. */
interface SimilarStaff {
  readonly similar: readonly StaffMember[];
  readonly sentence: string | undefined;
}

/** The site's search over the names of people: a name as it sounds, or with typos, finds the person. */
export function createSimilarSearch(people: readonly StaffMember[]): (q: string) => SimilarStaff {
  const byId = new Map(people.map((person) => [person.id as string, person]));
  const index = createSearchIndex(
    people.map(({ id, name }) => ({ id, kind: 'person', title: name, aliases: [], where: '', rank: 0.5 })),
  );
  return (q) => {
    const answer = index.search(q);
    const { didYouMean } = answer;
    const { results } = didYouMean === undefined ? answer : index.search(didYouMean);
    const [best] = results;
    const similar = results.flatMap(({ record, score }) =>
      best && score >= minShare * best.score ? (byId.get(record.id) ?? []) : [],
    );
    const decision = decideAnswer(q, answer);
    return {
      similar,
      sentence: decision.kind === 'several' ? describeDoubt(q, answer, decision) : undefined,
    };
  };
}
