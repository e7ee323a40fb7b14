import { createSearchIndex } from './create-search-index.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';

export type Answer<R extends SearchRecord> = (query: string, limit?: number) => SearchAnswer<R>;

/** Messages between page and worker. Plain data. */
export type SearchRequest<R extends SearchRecord = SearchRecord> =
  | { readonly kind: 'index'; readonly records: readonly R[] }
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly query: string;
      readonly limit?: number | undefined;
    };

export type SearchReply<R extends SearchRecord = SearchRecord> =
  | { readonly kind: 'started' | 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer<R> };

/** Builds an index. An answer without results gets those of the suggested query `didYouMean`. */
export function createAnswer<R extends SearchRecord>(records: readonly R[]): Answer<R> {
  const index = createSearchIndex(records);
  return (query, limit) => {
    const answer = index.search(query, { limit });
    if (answer.didYouMean === undefined) return answer;
    return { ...answer, results: index.search(answer.didYouMean, { limit }).results };
  };
}

/** The part of a worker's global scope that the search uses. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** Body of a search worker, `serveSearch(self)`: handles messages in order and replies to each. */
export function serveSearch(scope: WorkerScope): void {
  const reply = (message: SearchReply) => scope.postMessage(message);
  let answer = createAnswer<SearchRecord>([]);
  scope.addEventListener('message', ({ data }) => {
    const request = data as SearchRequest;
    if (request.kind === 'index') {
      answer = createAnswer(request.records);
      reply({ kind: 'ready' });
    } else reply({ kind: 'answer', id: request.id, answer: answer(request.query, request.limit) });
  });
  reply({ kind: 'started' });
}
