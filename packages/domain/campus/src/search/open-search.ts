import { foldText } from '../lookup/fold-text.ts';
import type { SearchIndex } from './create-search-index.ts';
import { createPrefixDistance } from './edit-distance.ts';
import { hasName, minListedShare } from './records/decide-answer.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';
import { tokenize, words } from './tokenize.ts';

export const maxSuggestions = 8;

/**
 * Searches for a query. Without a limit the results are suggestions: at most 8, and only the first of several that read
 * alike. An answer without results gets those of its `didYouMean`.
 */
export type Search<R extends SearchRecord> = (query: string, limit?: number) => SearchAnswer<R>;

/** Answers that are kept: the reading of a sentence asks for the same parts again. */
const maxKept = 64;

/** Opens the search of a page. */
export function openSearch<R extends SearchRecord>(index: SearchIndex<R>): Search<R> {
  const kept = new Map<string, SearchAnswer<R>>();
  return (typed, limit) => {
    const key = `${limit} ${typed}`;
    const answer = kept.get(key) ?? answerOf(index, typed, limit);
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, answer);
    return answer;
  };
}

function answerOf<R extends SearchRecord>(
  index: SearchIndex<R>,
  typed: string,
  limit: number | undefined,
): SearchAnswer<R> {
  // Of an e-mail address the name counts.
  const query = typed.replace(/^\s*([^\s@]+)@[^\s@]+\s*$/, '$1');
  const options = { limit: limit ?? 4 * maxSuggestions };
  const answer = index.search(query, options);
  const { didYouMean, understood } = answer;
  const { results } = didYouMean === undefined ? answer : index.search(didYouMean, options);
  // One word is no typo of a floor's: `liver` is not `level`, but `frist floor` is one.
  const isTypo = understood?.parts[0]?.corrected !== false && !words(query)[1];
  if (isTypo && results.some(({ record }) => record.kind === 'floor')) return { results: [] };
  // What is not there needs a better reason than two words that look alike: `donation` is not `location`.
  const isFar =
    (didYouMean && areFar(query.toLowerCase(), didYouMean)) ||
    understood?.parts.some(({ typed, read, corrected }) => corrected && areFar(typed, foldText(read)));
  const likely = isFar ? results.filter(({ record }) => record.kind !== 'help') : results;
  if (!likely[0]) return { results: [] };
  const ordered = inOrder(query, likely);
  return { ...answer, results: limit === undefined ? distinct(ordered).slice(0, maxSuggestions) : ordered };
}

/** Whether more than one edit is between two words: beyond the limit the distance is infinite. */
const areFar = (typed: string, read: string) => createPrefixDistance(typed)(read, 1) > 2;

/**
 * Help topics, which tell what the plan does not show, after others that match as well, unless the query is their name.
 * Titles with a word as it was typed before those with another form of it: `machines`, `machine`.
 */
function inOrder<R extends SearchRecord>(query: string, results: SearchAnswer<R>['results']) {
  const weightOf = ({ record, score }: (typeof results)[number]) => {
    const shared = (split: typeof words) => {
      const typed = split(query);
      return split(record.title).filter((word) => typed.includes(word)).length;
    };
    const share = record.kind === 'help' && !hasName(query, record) ? minListedShare : 1;
    return score * share + (shared(words) - shared(tokenize)) / 20;
  };
  return results.toSorted((one, other) => weightOf(other) - weightOf(one));
}

function distinct<R extends SearchRecord>(results: SearchAnswer<R>['results']): SearchAnswer<R>['results'] {
  const textOf = ({ record: { title, where, code } }: (typeof results)[number]) =>
    [title, where, code].join();
  const different = [...Map.groupBy(results, textOf).values()].flatMap(([first]) => first ?? []);
  // One of each title before the second of any: `Toilet, men` on eight floors would be all suggestions for `toilet`.
  const alike = [...Map.groupBy(different, ({ record }) => record.title).values()];
  return Array.from({ length: maxSuggestions }, (_, round) =>
    alike.flatMap((list) => list[round] ?? []),
  ).flat();
}
