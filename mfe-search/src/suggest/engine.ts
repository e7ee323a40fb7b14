import { describeResult } from '@campusway/campus/lookup';
import {
  type CampusRecord,
  openSearch,
  type SearchAnswer,
  type SearchResult,
  toSearchRecords,
} from '@campusway/campus/search';
import { departments } from '@campusway/campus-data/departments';
import { lookup } from '@campusway/campus-data/lookup';
import { places } from '@campusway/campus-data/places';
import { rooms } from '@campusway/campus-data/rooms';
import { staff } from '@campusway/campus-data/staff';
import { nextTask } from '@campusway/ui-kit';
import { describeReading } from './describe-reading.ts';
import { toHref } from './record-links.ts';
import type { Suggest, Suggestion } from './suggestion.ts';

/**
 * Builds the index over everything that can be found on the site, off the first paint; of a large campus in a worker.
 * The records, the index and the first answer, for which the engine compiles the search, are a task each.
 */
export async function createSuggest(): Promise<Suggest> {
  await nextTask();
  const records = toSearchRecords({ departments, rooms, staff, places, ranges: lookup.ranges });
  await nextTask();
  const search = await openSearch(records, {
    startWorker: () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
  });
  await nextTask();
  await search('room', () => undefined);
  await nextTask();
  return (text) =>
    search(text, (answer) => ({
      suggestions: answer.results.map(toSuggestion),
      reading: describeAnswer(text, answer),
    }));
}

/** Of one or two letters without a suggestion nothing is said: they are the beginning of something. */
function describeAnswer(
  text: string,
  { results, understood, didYouMean }: SearchAnswer<CampusRecord>,
): string | undefined {
  if (didYouMean !== undefined) return `Did you mean "${didYouMean}"?`;
  if (results.length > 0) return describeReading(understood);
  return text.length > 2 ? describeResult({ kind: 'none', text }) : undefined;
}

function toSuggestion({ record, highlights, alias }: SearchResult<CampusRecord>): Suggestion {
  const { id, kind, title, code, where } = record;
  return { id, kind, title, marks: highlights.title, code, where, alias, href: toHref(record) };
}
