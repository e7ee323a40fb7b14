import type { SearchIndex } from './create-search-index.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';

export type Answer<R extends SearchRecord> = (query: string, limit?: number) => SearchAnswer<R>;

/** Searches the index; without results, adds those of the suggested query `didYouMean`. */
export function answerWithSuggestion<R extends SearchRecord>(index: SearchIndex<R>): Answer<R> {
  return (query, limit) => {
    const answer = index.search(query, { limit });
    if (answer.didYouMean === undefined) return answer;
    return { ...answer, results: index.search(answer.didYouMean, { limit }).results };
  };
}
