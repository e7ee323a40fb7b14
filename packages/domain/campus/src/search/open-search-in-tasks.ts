import { type OpenOptions, openSearch, type Search } from './open-search.ts';
import type { SearchRecord } from './search-record.ts';

/**
 * `openSearch` split into tasks for a page that stays responsive: records, index and a first search, which triggers
 * compilation, run in a task each, so that none is long on a slow phone.
 */
export async function openSearchInTasks<R extends SearchRecord>(
  makeRecords: () => readonly R[],
  options: OpenOptions,
): Promise<Search<R>> {
  await nextTask();
  const records = makeRecords();
  await nextTask();
  const search = await openSearch(records, options);
  await nextTask();
  await search('room', () => undefined);
  await nextTask();
  return search;
}

/** Resolves in a new task. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
