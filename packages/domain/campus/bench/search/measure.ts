import type { Search } from './fields.ts';

export type Measurement = Awaited<ReturnType<typeof measure>>;

/** Share of queries whose first answer is right. */
export interface Answered {
  readonly share: number;
  readonly queries: number;
}

interface Task {
  readonly keystrokes: readonly string[];
  /** Time limit: slow engines get fewer keystrokes, as the table shows. */
  readonly milliseconds: number;
  readonly judge: (search: Search) => Promise<Answered>;
}

const limit = 8;
const minKeystrokes = 20;

/**
 * Opens an index up to its first answer, then times keystrokes. Takes the better of two times per keystroke, as other
 * programs only slow it down.
 */
export async function measure(open: () => Promise<Search>, { keystrokes, milliseconds, judge }: Task) {
  const start = performance.now();
  const search = await open();
  await search(keystrokes[0] ?? '', limit);
  const usableMs = performance.now() - start;
  // Warm-up: the first calls run before compilation, a cost that a page has only once.
  await timesOf(search, keystrokes, milliseconds / 10);
  const times = (await timesOf(search, keystrokes, milliseconds)).sort((a, b) => a - b);
  const { share: top1, queries } = await judge(search);
  return {
    usableMs,
    top1,
    queries,
    keystrokes: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

async function timesOf(
  search: Search,
  keystrokes: readonly string[],
  milliseconds: number,
): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  for (const text of keystrokes) {
    if (times.length >= minKeystrokes && performance.now() > end) break;
    times.push(Math.min(await timeOf(search, text), await timeOf(search, text)));
  }
  return times;
}

async function timeOf(search: Search, text: string): Promise<number> {
  const start = performance.now();
  const found = search(text, limit);
  // An engine that answers at once must not wait for the queue of promises.
  if (found instanceof Promise) await found;
  return performance.now() - start;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
