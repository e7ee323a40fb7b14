import { type Answer, answerMeant } from './answer-meant.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';

interface Query {
  readonly query: string;
  readonly limit?: number | undefined;
}

/** What page and worker say to each other. Plain data. */
export type SearchRequest<R extends SearchRecord = SearchRecord> =
  | { readonly kind: 'index'; readonly records: readonly R[] }
  | ({ readonly kind: 'search'; readonly id: number } & Query);

export type SearchReply<R extends SearchRecord = SearchRecord> =
  | { readonly kind: 'started' | 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer<R> };

/** The worker's side: takes messages in their order and gives the reply to each. */
export function createSearchServer(): (request: SearchRequest) => SearchReply {
  let answer = answerMeant(createSearchIndex<SearchRecord>([]));
  return (request) => {
    if (request.kind === 'search')
      return { kind: 'answer', id: request.id, answer: answer(request.query, request.limit) };
    answer = answerMeant(createSearchIndex(request.records));
    return { kind: 'ready' };
  };
}

export interface RemoteSearch<R extends SearchRecord> {
  /** Resolves when the reply is received. A page that asks per keystroke takes the last answer only. */
  search(query: string, limit?: number): Promise<SearchAnswer<R>>;
  receive(reply: SearchReply<R>): void;
  /** Answers here what is still waiting, and everything that is asked from now on. */
  takeOver(answer: Answer<R>): void;
}

interface Question<R extends SearchRecord> extends Query {
  readonly resolve: (answer: SearchAnswer<R>) => void;
}

/** The page's side: hands over the records at once, and may be asked at once. */
export function createRemoteSearch<R extends SearchRecord>(
  send: (request: SearchRequest<R>) => void,
  records: readonly R[],
): RemoteSearch<R> {
  const waiting = new Map<number, Question<R>>();
  let asked = 0;
  let here: Answer<R> | undefined;
  send({ kind: 'index', records });
  return {
    search(query, limit) {
      if (here) return Promise.resolve(here(query, limit));
      const id = asked++;
      return new Promise((resolve) => {
        waiting.set(id, { query, limit, resolve });
        send({ kind: 'search', id, query, limit });
      });
    },
    receive(reply) {
      if (reply.kind !== 'answer') return;
      waiting.get(reply.id)?.resolve(reply.answer);
      waiting.delete(reply.id);
    },
    takeOver(answer) {
      here = answer;
      for (const { query, limit, resolve } of waiting.values()) resolve(answer(query, limit));
      waiting.clear();
    },
  };
}
