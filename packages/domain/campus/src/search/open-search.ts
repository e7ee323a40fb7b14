import { buildSearchIndex } from './create-search-index.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';

const maxSuggestions = 8;

/**
 * Searches for a query. Without a limit the results are suggestions: at most 8, and only the first of several that read
 * alike. An answer without results gets those of its `didYouMean`.
 */
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
    const options = { limit: limit ?? 4 * maxSuggestions };
    const answer = index.search(query, options);
    const { didYouMean } = answer;
    const { results } = didYouMean === undefined ? answer : index.search(didYouMean, options);
    return { ...answer, results: limit === undefined ? distinct(results).slice(0, maxSuggestions) : results };
  }
}

function distinct<R extends SearchRecord>(results: SearchAnswer<R>['results']): SearchAnswer<R>['results'] {
  const textOf = ({ record: { title, where, code } }: (typeof results)[number]) =>
    `${title}|${where}|${code}`;
  return [...Map.groupBy(results, textOf).values()].flatMap(([first]) => first ?? []);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
