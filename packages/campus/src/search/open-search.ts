import { answerMeant } from './answer-meant.ts';
import { createSearchIndex } from './create-search-index.ts';
import { createRemoteSearch, type RemoteSearch, type SearchReply } from './remote-search.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';
import { whenIdle } from './when-idle.ts';

/** Of a `Worker`, what the search needs. */
export interface SearchWorker {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}

/**
 * Asks for a query, 8 results unless told; `read` makes of the answer what the page shows. An index on the page answers at once, a worker
 * through a promise, which is always kept.
 */
export type Search<R extends SearchRecord> = <T>(
  query: string,
  read: (answer: SearchAnswer<R>) => T,
  limit?: number,
) => T | Promise<T>;

export interface OpenOptions {
  /** Starts a script that calls `serveSearch(self)`. May throw: browsers start no worker from another origin. */
  readonly startWorker: () => SearchWorker;
}

/** Up to this many records the index is built faster (about 10 µs each) than a worker starts. */
export const recordsWorthAWorker = 5000;

/** A worker whose script has not come by then, in milliseconds, is not waited for. */
const patience = 10_000;

/**
 * The search over these records: in a worker when they are many and one can be started, else on this thread. Resolves
 * when the index stands.
 */
export async function openSearch<R extends SearchRecord>(
  records: readonly R[],
  { startWorker }: OpenOptions,
): Promise<Search<R>> {
  if (records.length > recordsWorthAWorker) {
    const remote = await openInWorker(records, startWorker);
    return (query, read, limit) => remote.search(query, limit).then(read);
  }
  const answer = answerMeant(createSearchIndex(records));
  return (query, read, limit) => read(answer(query, limit));
}

/** Whatever happens to the worker, before or after its index stands, this thread takes over with an index of its own. */
function openInWorker<R extends SearchRecord>(
  records: readonly R[],
  startWorker: () => SearchWorker,
): Promise<RemoteSearch<R>> {
  return new Promise((resolve) => {
    const worker = tryToStart(startWorker);
    const remote = createRemoteSearch<R>((request) => worker?.postMessage(request), records);
    const limit = setTimeout(giveUp, patience);
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
        remote.takeOver(answerMeant(createSearchIndex(records)));
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
