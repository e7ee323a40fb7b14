import type { SearchAnswer, SearchRecord, SearchResult } from '../search-record.ts';
import { meaningfulWords, tokenize } from '../tokenize.ts';
import type { CampusRecord } from './campus-record.ts';

type Result = SearchResult<CampusRecord>;

/** What the page shows for a query: one answer, a list, or no match. */
export type Decision =
  | { readonly kind: 'one'; readonly result: Result }
  | { readonly kind: 'several'; readonly results: readonly Result[] }
  | { readonly kind: 'none'; readonly nearest: readonly Result[] };

/** A result for another door above this share of the best score is a rival. */
const maxRivalShare = 0.85;
/** A best score below this matches only by chance: `proto` for a photocopier. */
const minScore = 0.5;
/** The same for a single answer; below it a beginning such as `priya` for Priyanka is listed, a correction is not. */
const minSingleScore = 0.8;
/** Results below this share of the best score contain only some of the words. */
export const minListedShare = 0.7;

/**
 * Decides whether an answer of the search is certain: no rival for another door, and the best record either matches
 * every word of the query or has a name that the query contains. A record whose name alone equals the query, or is in
 * a query without another word, has no rival. Beginnings of its words make a list, if need be of one. `npm run relevance` measures how often a certain answer is wrong.
 */
export function decideAnswer(
  query: string,
  { results, understood, didYouMean }: SearchAnswer<CampusRecord>,
): Decision {
  const [best] = results;
  if (!best || didYouMean !== undefined) return { kind: 'none', nearest: results };
  const rival = results.find(({ record }) => doorOf(record) !== doorOf(best.record));
  const parts = understood?.parts ?? [];
  const isAnswered = parts.every(({ as }) => as !== 'ignored');
  const isNamed = isAnswered ? containsName : hasName;
  const isOnlyMatch = isNamed(query, best.record) && !(rival && isNamed(query, rival.record));
  const corrected = parts.filter(({ corrected }) => corrected);
  const isCorrected = corrected.length > 0;
  const isTyped = !isCorrected && parts.every(({ as }) => as === 'name' || as === 'kind');
  // `server` is the Server Room or the GPU Server Room, `server room` the first of them.
  const isPart =
    isTyped && best.record.code && rival?.record.code && !containsName(query, best.record, tokenize);
  const share = isPart ? minListedShare : maxRivalShare;
  const isAlone = !rival || rival.score <= share * best.score || (isOnlyMatch && !isPart);
  const isCertain =
    containsName(query, best.record) ||
    (isAnswered &&
      best.score >= minSingleScore &&
      // `102c` is not 102.
      !corrected.some(({ as }) => as === 'code' || query.length < 6));
  if (isAlone && isCertain) return { kind: 'one', result: best };
  // Long names of a kind score low for `toilette`, which means all of them.
  const isKind = parts.every(({ as }) => as === 'kind');
  const isMatch = isAnswered && (isKind || best.score >= minScore) && (!isAlone || isTyped);
  if (!isCertain && !isMatch) return { kind: 'none', nearest: results };
  return { kind: 'several', results: results.filter(({ score }) => score >= minListedShare * best.score) };
}

/** Two records behind one door, such as a head and the head's office, are not rivals. */
function doorOf({ code, door, place, id }: CampusRecord): string {
  return code ?? door ?? place ?? id;
}

function containsName(query: string, record: SearchRecord, toWords = wordsOfName): boolean {
  const typed = new Set(tokenize(query));
  return namesOf(record, toWords).some((words) => words.every((word) => typed.has(word)));
}

/** Whether the query is the title, the code or another name of the record, in any order. */
export function hasName(query: string, record: SearchRecord): boolean {
  const keyOf = (words: readonly string[]) => words.toSorted().join(' ');
  const typed = [tokenize(query), meaningfulWords(query)].map(keyOf);
  return namesOf(record).some((words) => typed.includes(keyOf(words)));
}

/** The words of a query that the best result matches, and those that it does not. */
export function splitUnused(understood: SearchAnswer<SearchRecord>['understood']) {
  const parts = Map.groupBy(understood?.parts ?? [], ({ as }) => as !== 'ignored');
  const textOf = (isUsed: boolean) => (parts.get(isUsed) ?? []).map(({ typed }) => typed).join(' ');
  return { used: textOf(true), unused: textOf(false) };
}

/** Without stop words unless one is an abbreviation: `ME Waiting Room` is not the waiting room. */
function wordsOfName(name: string): string[] {
  const [all, meaningful] = [tokenize(name), meaningfulWords(name)];
  const isCut = all.some((word) => !meaningful.includes(word) && name.includes(word.toUpperCase()));
  return isCut ? all : meaningful;
}

function namesOf({ title, code = '', aliases }: SearchRecord, toWords = wordsOfName): string[][] {
  return [title, code, ...aliases].map(toWords).filter((words) => words.length > 0);
}
