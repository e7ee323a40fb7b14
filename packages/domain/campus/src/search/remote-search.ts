import { type Answer, answerWithSuggestion } from './answer-with-suggestion.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';

interface Query {
  readonly query: string;
  readonly limit?: number | undefined;
}

/** Messages between page and worker. Plain data. */
export type SearchRequest<R extends SearchRecord = SearchRecord> =
  | { readonly kind: 'index'; readonly records: readonly R[] }
  | ({ readonly kind: 'search'; readonly id: number } & Query);

export type SearchReply<R extends SearchRecord = SearchRecord> =
  | { readonly kind: 'started' | 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer<R> };

/** The worker's side: handles messages in order and returns the reply to each. */
export function createSearchServer(): (request: SearchRequest) => SearchReply {
  let answer = answerWithSuggestion(createSearchIndex<SearchRecord>([]));
  return (request) => {
    if (request.kind === 'search')
      return { kind: 'answer', id: request.id, answer: answer(request.query, request.limit) };
    answer = answerWithSuggestion(createSearchIndex(request.records));
    return { kind: 'ready' };
  };
}

export interface RemoteSearch<R extends SearchRecord> {
  /** Resolves when the reply is received. A page that searches per keystroke uses the last answer only. */
  search(query: string, limit?: number): Promise<SearchAnswer<R>>;
  receive(reply: SearchReply<R>): void;
  /** Answers pending and future queries on the page. */
  takeOver(answer: Answer<R>): void;
}

interface PendingQuery<R extends SearchRecord> extends Query {
  readonly resolve: (answer: SearchAnswer<R>) => void;
}

/** The page's side: sends the records immediately, and accepts queries immediately. */
export function createRemoteSearch<R extends SearchRecord>(
  send: (request: SearchRequest<R>) => void,
  records: readonly R[],
): RemoteSearch<R> {
  const pending = new Map<number, PendingQuery<R>>();
  let nextId = 0;
  let local: Answer<R> | undefined;
  send({ kind: 'index', records });
  return {
    search(query, limit) {
      if (local) return Promise.resolve(local(query, limit));
      const id = nextId++;
      return new Promise((resolve) => {
        pending.set(id, { query, limit, resolve });
        send({ kind: 'search', id, query, limit });
      });
    },
    receive(reply) {
      if (reply.kind !== 'answer') return;
      pending.get(reply.id)?.resolve(reply.answer);
      pending.delete(reply.id);
    },
    takeOver(answer) {
      local = answer;
      for (const { query, limit, resolve } of pending.values()) resolve(answer(query, limit));
      pending.clear();
    },
  };
}
