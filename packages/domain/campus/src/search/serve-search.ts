import { createSearchServer, type SearchReply, type SearchRequest } from './remote-search.ts';

/** The part of a worker's global scope that the search uses. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** Body of a search worker: `serveSearch(self)`. */
export function serveSearch(scope: WorkerScope): void {
  const answer = createSearchServer();
  scope.addEventListener('message', ({ data }) => scope.postMessage(answer(data as SearchRequest)));
  scope.postMessage({ kind: 'started' } satisfies SearchReply);
}
