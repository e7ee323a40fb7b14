import { createSearchIndex } from './create-search-index.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';

/** What page and worker say to each other. Plain data. */
export type SearchRequest<R extends SearchRecord = SearchRecord> =
  | { readonly kind: 'index'; readonly records: readonly R[] }
  | { readonly kind: 'search'; readonly id: number; readonly query: string; readonly limit: number };

export interface SearchReply<R extends SearchRecord = SearchRecord> {
  readonly id: number;
  readonly answer: SearchAnswer<R>;
}

/** Below this many records the index is built faster (about 10 µs each) than a worker starts. */
export const recordsWorthAWorker = 5000;

/**
 * The worker's side: takes messages in their order, gives the reply to send, if any.
 *
 *     const answer = createSearchServer();
 *     onmessage = ({ data }) => { const reply = answer(data); if (reply) postMessage(reply); };
 */
export function createSearchServer(): (request: SearchRequest) => SearchReply | undefined {
  let index = createSearchIndex<SearchRecord>([]);
  return (request) => {
    if (request.kind === 'search')
      return { id: request.id, answer: index.search(request.query, { limit: request.limit }) };
    index = createSearchIndex(request.records);
    return undefined;
  };
}

export interface RemoteSearch<R extends SearchRecord> {
  /** Resolves when the reply is received. A page that asks per keystroke takes the last answer only. */
  search(query: string, options?: { readonly limit?: number }): Promise<SearchAnswer<R>>;
  receive(reply: SearchReply<R>): void;
}

/**
 * The page's side: hands over the records at once, and may be asked at once.
 *
 *     const remote = createRemoteSearch((request) => worker.postMessage(request), records);
 *     worker.onmessage = ({ data }) => remote.receive(data);
 */
export function createRemoteSearch<R extends SearchRecord>(
  send: (request: SearchRequest<R>) => void,
  records: readonly R[],
): RemoteSearch<R> {
  const waiting = new Map<number, (answer: SearchAnswer<R>) => void>();
  let asked = 0;
  send({ kind: 'index', records });
  return {
    search(query, { limit = 8 } = {}) {
      const id = asked++;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        send({ kind: 'search', id, query, limit });
      });
    },
    receive({ id, answer }) {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    },
  };
}
