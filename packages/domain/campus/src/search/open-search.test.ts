import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { maxRecordsOnPage, openSearch, type SearchWorker } from './open-search.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';
import { serveSearch, type WorkerScope } from './serve-search.ts';

afterEach(() => {
  vi.useRealTimers();
});

const few: SearchRecord[] = [
  { id: 'a', kind: 'venue', title: 'Auditorium', aliases: ['audi'], where: 'second floor', rank: 0.9 },
  { id: 'b', kind: 'lab', title: 'Acoustics Lab', aliases: [], where: 'first floor', rank: 0.4 },
];
const many: SearchRecord[] = [
  ...few,
  ...Array.from({ length: maxRecordsOnPage }, (_, index): SearchRecord => {
    return { id: `p${index}`, kind: 'person', title: `Person ${index}`, aliases: [], where: '', rank: 0.2 };
  }),
];

const ids = ({ results }: SearchAnswer<SearchRecord>) => results.map(({ record }) => record.id);

/** A worker and its scope on both ends of a real message channel. */
function fakeWorker() {
  const { port1, port2 } = new MessageChannel();
  let fail = () => undefined as unknown;
  const terminate = vi.fn(() => port1.close());
  const worker: SearchWorker = {
    addEventListener(type: 'message' | 'error', listener: (event: { readonly data: unknown }) => void) {
      if (type === 'message') port1.on('message', (data) => listener({ data }));
      else fail = () => listener({ data: undefined });
    },
    postMessage: (message) => port1.postMessage(message),
    terminate,
  };
  const scope: WorkerScope = {
    addEventListener: (_, listener) => port2.on('message', (data) => listener({ data })),
    postMessage: (message) => port2.postMessage(message),
  };
  return { worker, scope, terminate, fail: () => fail() };
}

test('openSearch() answers synchronously, without a worker, for few records', async () => {
  const startWorker = vi.fn();
  const search = await openSearch(few, { startWorker });
  expect(search('audi', ids)).toEqual(['a']);
  expect(startWorker).not.toHaveBeenCalled();
});

test('openSearch() uses a worker for many records, and returns the answer to each query', async () => {
  const { worker, scope, terminate } = fakeWorker();
  serveSearch(scope);
  const search = await openSearch(many, { startWorker: () => worker });
  const answers = ['audi', 'acustics', 'Person 4711'].map((query) => search(query, ids));
  expect(answers[0]).toBeInstanceOf(Promise);
  expect((await Promise.all(answers)).map(([first]) => first)).toEqual(['a', 'b', 'p4711']);
  worker.terminate();
  expect(terminate).toHaveBeenCalledOnce();
});

test('openSearch() returns results of the suggested query, with and without a worker', async () => {
  const { worker, scope } = fakeWorker();
  serveSearch(scope);
  const near = (answer: SearchAnswer<SearchRecord>) => ({ meant: answer.didYouMean, first: ids(answer)[0] });
  const remote = await openSearch(many, { startWorker: () => worker });
  const local = await openSearch(few, { startWorker: () => worker });
  const query = 'sudjtoruum';
  expect(local(query, near)).toEqual({ meant: 'Auditorium', first: 'a' });
  expect(await remote(query, near)).toEqual(local(query, near));
  worker.terminate();
});

test('openSearch() searches on the page when no worker may be started', async () => {
  const startWorker = () => {
    throw new Error('SecurityError: the script is of another origin');
  };
  const search = await openSearch(many, { startWorker });
  expect(await search('audi', ids)).toEqual(['a']);
});

test('openSearch() searches on the page when the script does not load', async () => {
  const { worker, fail, terminate } = fakeWorker();
  const opening = openSearch(many, { startWorker: () => worker });
  fail();
  expect(await (await opening)('audi', ids)).toEqual(['a']);
  expect(terminate).toHaveBeenCalledOnce();
});

test('openSearch() stops waiting for the script after ten seconds', async () => {
  vi.useFakeTimers();
  const { worker } = fakeWorker();
  const opening = openSearch(many, { startWorker: () => worker });
  await vi.advanceTimersByTimeAsync(9_900);
  const opened = vi.fn();
  void opening.then(opened);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await opening)('audi', ids)).toEqual(['a']);
});

test('openSearch() answers all queries when the worker fails', async () => {
  const { worker, scope, fail } = fakeWorker();
  serveSearch(scope);
  const search = await openSearch(many, { startWorker: () => worker });
  const answer = search('acustics', ids);
  fail();
  expect(await answer).toEqual(['b']);
  await wait(0);
  expect(await search('audi', ids)).toEqual(['a']);
});
