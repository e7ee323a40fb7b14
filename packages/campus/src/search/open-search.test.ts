import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { openSearch, recordsWorthAWorker, type SearchWorker } from './open-search.ts';
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
  ...Array.from({ length: recordsWorthAWorker }, (_, index): SearchRecord => {
    return { id: `p${index}`, kind: 'person', title: `Person ${index}`, aliases: [], where: '', rank: 0.2 };
  }),
];

const ids = ({ results }: SearchAnswer<SearchRecord>) => results.map(({ record }) => record.id);

/** Both ends of a real channel, dressed as a worker and its scope. */
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

test('openSearch() answers at once, and starts no worker, for few records', async () => {
  const startWorker = vi.fn();
  const search = await openSearch(few, { startWorker });
  expect(search('audi', ids)).toEqual(['a']);
  expect(startWorker).not.toHaveBeenCalled();
});

test('openSearch() asks a worker when there are many records, each question with its own answer', async () => {
  const { worker, scope, terminate } = fakeWorker();
  serveSearch(scope);
  const search = await openSearch(many, { startWorker: () => worker });
  const answers = ['audi', 'acustics', 'Person 4711'].map((query) => search(query, ids));
  expect(answers[0]).toBeInstanceOf(Promise);
  expect((await Promise.all(answers)).map(([first]) => first)).toEqual(['a', 'b', 'p4711']);
  worker.terminate();
  expect(terminate).toHaveBeenCalledOnce();
});

test('openSearch() gives the results of what was meant, here and from a worker', async () => {
  const { worker, scope } = fakeWorker();
  serveSearch(scope);
  const near = (answer: SearchAnswer<SearchRecord>) => ({ meant: answer.didYouMean, first: ids(answer)[0] });
  const remote = await openSearch(many, { startWorker: () => worker });
  const local = await openSearch(few, { startWorker: () => worker });
  const asked = 'sudjtoruum';
  expect(local(asked, near)).toEqual({ meant: 'Auditorium', first: 'a' });
  expect(await remote(asked, near)).toEqual(local(asked, near));
  worker.terminate();
});

test('openSearch() searches here when no worker may be started', async () => {
  const startWorker = () => {
    throw new Error('SecurityError: the script is of another origin');
  };
  const search = await openSearch(many, { startWorker });
  expect(await search('audi', ids)).toEqual(['a']);
});

test('openSearch() searches here when the script does not load', async () => {
  const { worker, fail, terminate } = fakeWorker();
  const opening = openSearch(many, { startWorker: () => worker });
  fail();
  expect(await (await opening)('audi', ids)).toEqual(['a']);
  expect(terminate).toHaveBeenCalledOnce();
});

test('openSearch() does not wait for ever for the script', async () => {
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

test('openSearch() loses no question to a worker that dies', async () => {
  const { worker, scope, fail } = fakeWorker();
  serveSearch(scope);
  const search = await openSearch(many, { startWorker: () => worker });
  const asked = search('acustics', ids);
  fail();
  expect(await asked).toEqual(['b']);
  await wait(0);
  expect(await search('audi', ids)).toEqual(['a']);
});
