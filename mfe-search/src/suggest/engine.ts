import { describeResult } from '@campusway/campus/lookup';
import {
  type CampusRecord,
  openSearchInTasks,
  type SearchAnswer,
  type SearchResult,
  toSearchRecords,
} from '@campusway/campus/search';
import { departments } from '@campusway/campus-data/departments';
import { lookup } from '@campusway/campus-data/lookup';
import { places } from '@campusway/campus-data/places';
import { rooms } from '@campusway/campus-data/rooms';
import { staff } from '@campusway/campus-data/staff';
import { describeReading } from './describe-reading.ts';
import { toHref } from './record-links.ts';
import type { Suggest, Suggestion } from './suggestion.ts';

/** Builds the index over everything that can be found on the site, off the first paint; of a large campus in a worker. */
export async function createSuggest(): Promise<Suggest> {
  const content = { departments, rooms, staff, places, ranges: lookup.ranges };
  const search = await openSearchInTasks(() => toSearchRecords(content), {
    startWorker: () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
  });
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
