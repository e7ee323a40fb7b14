import { answerWithSuggestion } from './answer-with-suggestion.ts';
import { createSearchIndex } from './create-search-index.ts';
import { createRemoteSearch, type RemoteSearch, type SearchReply } from './remote-search.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';
import { whenIdle } from './when-idle.ts';

/** The part of `Worker` that the search uses. */
export interface SearchWorker {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}

/**
 * Searches for a query, 8 results by default; `read` converts the answer for the page. An index on the page returns
 * synchronously, a worker returns a promise that always resolves.
 */
export type Search<R extends SearchRecord> = <T>(
  query: string,
  read: (answer: SearchAnswer<R>) => T,
  limit?: number,
) => T | Promise<T>;

export interface OpenOptions {
  /** Starts a script that calls `serveSearch(self)`. May throw: browsers reject workers from another origin. */
  readonly startWorker: () => SearchWorker;
}

/** Up to this many records the index is built faster (about 10 µs each) than a worker starts. */
export const maxRecordsOnPage = 5000;

/** Time limit for the worker's script. */
const startTimeoutMs = 10_000;

/**
 * Opens the search over records: in a worker when there are many and one can be started, else on this thread. Resolves
 * when the index is built.
 */
export async function openSearch<R extends SearchRecord>(
  records: readonly R[],
  { startWorker }: OpenOptions,
): Promise<Search<R>> {
  if (records.length > maxRecordsOnPage) {
    const remote = await openInWorker(records, startWorker);
    return (query, read, limit) => remote.search(query, limit).then(read);
  }
  const answer = answerWithSuggestion(createSearchIndex(records));
  return (query, read, limit) => read(answer(query, limit));
}

/** When the worker fails, before or after its index is built, this thread builds an index and takes over. */
function openInWorker<R extends SearchRecord>(
  records: readonly R[],
  startWorker: () => SearchWorker,
): Promise<RemoteSearch<R>> {
  return new Promise((resolve) => {
    const worker = tryToStart(startWorker);
    const remote = createRemoteSearch<R>((request) => worker?.postMessage(request), records);
    const limit = setTimeout(giveUp, startTimeoutMs);
    if (!worker) return giveUp();
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }) => {
      clearTimeout(limit);
      const reply = data as SearchReply<R>;
      if (reply.kind === 'ready') resolve(remote);
      else remote.receive(reply);
    });

    function giveUp(): void {
      clearTimeout(limit);
      worker?.terminate();
      whenIdle(() => {
        remote.takeOver(answerWithSuggestion(createSearchIndex(records)));
        resolve(remote);
      });
    }
  });
}

function tryToStart(startWorker: () => SearchWorker): SearchWorker | undefined {
  try {
    return startWorker();
  } catch {
    return undefined;
  }
}
