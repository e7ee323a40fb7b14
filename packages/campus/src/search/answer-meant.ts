import type { SearchIndex } from './create-search-index.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';

export type Answer<R extends SearchRecord> = (query: string, limit?: number) => SearchAnswer<R>;

/** Asks the index, and where it finds nothing asks for what may have been meant: results together with `didYouMean`. */
export function answerMeant<R extends SearchRecord>(index: SearchIndex<R>): Answer<R> {
  return (query, limit) => {
    const answer = index.search(query, { limit });
    if (answer.didYouMean === undefined) return answer;
    return { ...answer, results: index.search(answer.didYouMean, { limit }).results };
  };
}
