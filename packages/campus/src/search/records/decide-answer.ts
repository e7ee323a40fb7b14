import { fillers } from '../fillers.ts';
import type { SearchAnswer, SearchResult } from '../search-record.ts';
import { tokenize } from '../tokenize.ts';
import type { CampusRecord } from './campus-record.ts';

type Result = SearchResult<CampusRecord>;

/** What the page shows for a question: one answer, a list to choose from, or that nothing matches. */
export type Decision =
  | { readonly kind: 'one'; readonly result: Result }
  | { readonly kind: 'several'; readonly results: readonly Result[] }
  | { readonly kind: 'none'; readonly nearest: readonly Result[] };

/** Another door within this share of the best score may be meant as well. */
const maxRivalShare = 0.85;
/** A best score below this answers the words of the question only by chance: `proto` is no photocopier. */
const minScore = 0.5;
/** The same for a single answer, which has no others beside it to choose from. */
const minSingleScore = 0.8;
/** Results below this share of the best score only contain some of the words. */
const minListedShare = 0.7;

/**
 * Whether an answer of the search is certain. It is, when no other door comes close and the best record either
 * answers every word of the question or has a name that the question spells out. Nor is there a rival to a record
 * that alone has the question as its name. `npm run relevance` measures
 * how often a certain answer is wrong.
 */
export function decideAnswer(
  query: string,
  { results, understood, didYouMean }: SearchAnswer<CampusRecord>,
): Decision {
  const [best] = results;
  if (!best || didYouMean !== undefined) return { kind: 'none', nearest: results };
  const rival = results.find(({ record }) => doorOf(record) !== doorOf(best.record));
  const isCalledSo = isCalled(query, best.record) && !(rival && isCalled(query, rival.record));
  const isAlone = !rival || isCalledSo || rival.score <= maxRivalShare * best.score;
  const isAnswered = understood?.parts.every(({ as }) => as !== 'ignored') === true;
  if (!spellsOut(query, best.record) && !(isAnswered && best.score >= (isAlone ? minSingleScore : minScore)))
    return { kind: 'none', nearest: results };
  if (isAlone) return { kind: 'one', result: best };
  return { kind: 'several', results: results.filter(({ score }) => score >= minListedShare * best.score) };
}

/** Two records behind one door, such as a head and the head's office, are no rivals. */
function doorOf({ code, door, place, id }: CampusRecord): string {
  return code ?? door ?? place ?? id;
}

function spellsOut(query: string, record: CampusRecord): boolean {
  const asked = new Set(telling(query));
  return namesOf(record).some((words) => words.every((word) => asked.has(word)));
}

function isCalled(query: string, record: CampusRecord): boolean {
  const asked = telling(query).join(' ');
  return namesOf(record).some((words) => words.join(' ') === asked);
}

function namesOf({ title, code = '', aliases }: CampusRecord): string[][] {
  return [title, code, ...aliases].map(telling).filter((words) => words.length > 0);
}

/** The words of a text without those that say nothing about what is wanted. */
function telling(text: string): string[] {
  return tokenize(text).filter((word) => !fillers.has(word));
}
