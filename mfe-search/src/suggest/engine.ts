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
import { describeReading } from './describe-reading.ts';
import { toHref } from './record-links.ts';
import type { Offer, Suggest, Suggestion } from './suggestion.ts';

/** Builds the index over everything that can be found on the site, off the first paint; of a large campus in a worker. */
export async function createSuggest(): Promise<Suggest> {
  const search = await openSearch(
    toSearchRecords({ departments, rooms, staff, places, ranges: lookup.ranges }),
    {
      startWorker: () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
    },
  );
  return (text) => search(text, toOffer);
}

function toOffer({ results, understood, didYouMean }: SearchAnswer<CampusRecord>): Offer {
  const reading = didYouMean === undefined ? describeReading(understood) : `Did you mean "${didYouMean}"?`;
  return { suggestions: results.map(toSuggestion), reading };
}

function toSuggestion({ record, highlights, alias }: SearchResult<CampusRecord>): Suggestion {
  const { id, kind, title, code, where } = record;
  return { id, kind, title, marks: highlights.title, code, where, alias, href: toHref(record) };
}
