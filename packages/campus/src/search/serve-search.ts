import { createSearchServer, type SearchReply, type SearchRequest } from './remote-search.ts';

/** Of a worker's own global scope, what the search needs. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** All that a search worker does: `serveSearch(self)`. */
export function serveSearch(scope: WorkerScope): void {
  const answer = createSearchServer();
  scope.addEventListener('message', ({ data }) => scope.postMessage(answer(data as SearchRequest)));
  scope.postMessage({ kind: 'started' } satisfies SearchReply);
}
