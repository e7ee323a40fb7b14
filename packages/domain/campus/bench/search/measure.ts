import type { SearchRecord } from '../../src/search/index.ts';
import type { Engine } from './engines.ts';
import type { KnownItem } from './synthetic-campus.ts';

export type Measurement = ReturnType<typeof measure>;

const limit = 8;
const minKeystrokes = 20;

/**
 * Searches for the same known items with every engine, then times keystrokes up to the time limit: slow engines get
 * fewer of them, as the table shows. Takes the better of two times per keystroke, as other programs only slow it down.
 */
export function measure(
  engine: Engine,
  records: readonly SearchRecord[],
  { known, keystrokes }: { readonly known: readonly KnownItem[]; readonly keystrokes: readonly string[] },
  milliseconds: number,
) {
  const start = performance.now();
  const search = engine.build(records);
  const buildMs = performance.now() - start;
  const titles = new Map(records.map(({ id, title }) => [id, title]));
  const found = known.filter(({ query, title }) => titles.get(search(query, limit)[0] ?? '') === title);
  const time = (text: string) => {
    const before = performance.now();
    search(text, limit);
    return performance.now() - before;
  };
  // Warm-up: the first calls run before compilation, a cost that a page has only once.
  within(milliseconds / 10, keystrokes, time);
  const times = within(milliseconds, keystrokes, (text) => Math.min(time(text), time(text)));
  times.sort((a, b) => a - b);
  return {
    engine: engine.name,
    buildMs,
    /** Share of known items whose record is the first result. */
    top1: found.length / known.length,
    itemCount: known.length,
    keystrokes: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** Runs the task per item up to the time limit, but at least for the minimum number of items. */
function within<Item, Result>(
  milliseconds: number,
  items: readonly Item[],
  task: (item: Item) => Result,
): Result[] {
  const end = performance.now() + milliseconds;
  const results: Result[] = [];
  for (const item of items) {
    if (results.length >= minKeystrokes && performance.now() > end) break;
    results.push(task(item));
  }
  return results;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
