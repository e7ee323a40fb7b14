import { buildSearchIndex } from './create-search-index.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';

/** Searches for a query, 8 results by default. An answer without results gets those of its `didYouMean`. */
export type Search<R extends SearchRecord> = (query: string, limit?: number) => SearchAnswer<R>;

/**
 * Opens the search over records in short tasks, so that a page stays responsive on a slow phone, also for a large campus.
 * Records, each step of the index and a first search, which triggers compilation, run in a task each.
 */
export async function openSearchInTasks<R extends SearchRecord>(
  makeRecords: () => readonly R[],
): Promise<Search<R>> {
  await nextTask();
  const steps = buildSearchIndex(makeRecords());
  let step = steps.next();
  while (!step.done) {
    await nextTask();
    step = steps.next();
  }
  const index = step.value;
  await nextTask();
  search('room');
  await nextTask();
  return search;

  function search(query: string, limit?: number): SearchAnswer<R> {
    const answer = index.search(query, { limit });
    if (answer.didYouMean === undefined) return answer;
    return { ...answer, results: index.search(answer.didYouMean, { limit }).results };
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
