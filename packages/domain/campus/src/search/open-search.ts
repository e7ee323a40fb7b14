import type { SearchAnswer, SearchRecord } from './search-record.ts';
import { type Answer, createAnswer, type SearchReply, type SearchRequest } from './serve-search.ts';

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

interface OpenOptions {
  /** Starts a script that calls `serveSearch(self)`. May throw: browsers reject workers from another origin. */
  readonly startWorker: () => SearchWorker;
}

/** Up to this many records the index is built faster (about 10 µs each) than a worker starts. */
export const maxRecordsOnPage = 5000;

/** Time limit for the worker's script. */
const startTimeoutMs = 10_000;

/**
 * `openSearch` split into tasks for a page that stays responsive: records, index and a first search, which triggers
 * compilation, run in a task each, so that none is long on a slow phone.
 */
export async function openSearchInTasks<R extends SearchRecord>(
  makeRecords: () => readonly R[],
  options: OpenOptions,
): Promise<Search<R>> {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  await nextTask();
  const records = makeRecords();
  await nextTask();
  const search = await openSearch(records, options);
  await nextTask();
  await search('room', () => undefined);
  await nextTask();
  return search;
}

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
    return (query, read, limit) => remote(query, limit).then(read);
  }
  const answer = createAnswer(records);
  return (query, read, limit) => read(answer(query, limit));
}

type RemoteAnswer<R extends SearchRecord> = (query: string, limit?: number) => Promise<SearchAnswer<R>>;

/**
 * Sends records and queries to the worker immediately. When it fails, before or after its index is built, this thread
 * builds an index in an idle period and answers pending and future queries.
 */
function openInWorker<R extends SearchRecord>(
  records: readonly R[],
  startWorker: () => SearchWorker,
): Promise<RemoteAnswer<R>> {
  const pending = new Map<number, (answer: Answer<R> | SearchAnswer<R>) => void>();
  let nextId = 0;
  let local: Answer<R> | undefined;
  const worker = tryToStart(startWorker);
  const send = (request: SearchRequest<R>) => worker?.postMessage(request);

  /** A page that searches per keystroke uses the last answer only. */
  const search: RemoteAnswer<R> = async (query, limit) => {
    if (local) return local(query, limit);
    const id = nextId++;
    return new Promise((resolve) => {
      pending.set(id, (answer) => resolve(typeof answer === 'function' ? answer(query, limit) : answer));
      send({ kind: 'search', id, query, limit });
    });
  };

  return new Promise((resolve) => {
    send({ kind: 'index', records });
    const timeout = setTimeout(giveUp, startTimeoutMs);
    if (!worker) return giveUp();
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }) => {
      clearTimeout(timeout);
      const reply = data as SearchReply<R>;
      if (reply.kind === 'ready') resolve(search);
      if (reply.kind !== 'answer') return;
      pending.get(reply.id)?.(reply.answer);
      pending.delete(reply.id);
    });

    function giveUp(): void {
      clearTimeout(timeout);
      worker?.terminate();
      whenIdle(() => {
        const answer = createAnswer(records);
        local = answer;
        for (const settle of pending.values()) settle(answer);
        pending.clear();
        resolve(search);
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

type IdleScope = typeof globalThis & {
  readonly requestIdleCallback?: (work: () => void, options: { readonly timeout: number }) => unknown;
};

/** Runs the work when the page is idle, within two seconds; without `requestIdleCallback`, in a new task. */
function whenIdle(work: () => void): void {
  const { requestIdleCallback } = globalThis as IdleScope;
  if (requestIdleCallback) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work);
}
