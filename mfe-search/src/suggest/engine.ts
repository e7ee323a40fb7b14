import {
  type CampusRecord,
  createSearchIndex,
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

/** Builds the index over everything that can be found on the site: some milliseconds of work, off the first paint. */
export function createSuggest(): Suggest {
  const index = createSearchIndex(
    toSearchRecords({ departments, rooms, staff, places, ranges: lookup.ranges }),
  );
  return (text) => {
    const answer = index.search(text);
    if (answer.didYouMean === undefined)
      return { suggestions: answer.results.map(toSuggestion), reading: describeReading(answer.understood) };
    return {
      suggestions: index.search(answer.didYouMean).results.map(toSuggestion),
      reading: `Did you mean "${answer.didYouMean}"?`,
    };
  };
}

function toSuggestion({ record, highlights, alias }: SearchResult<CampusRecord>): Suggestion {
  const { id, kind, title, code, where } = record;
  return { id, kind, title, marks: highlights.title, code, where, alias, href: toHref(record) };
}
