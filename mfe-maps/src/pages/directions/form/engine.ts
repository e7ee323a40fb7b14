import { nearestOffersIn } from '@campusway/campus/lookup';
import { type CampusRecord, createSearchIndex, findPair, openSearch } from '@campusway/campus/search';
import { college, loadParts } from '@campusway/platform';
import type { Suggest, Suggestion } from './recent-places.ts';

/** Suggestions of places near another. */
const maxNear = 8;

/** Opens the index of possible destinations when typing starts. */
export async function createSuggest(): Promise<Suggest> {
  await loadParts(['places', 'search']);
  // The others are ranges and help topics.
  const [destinations] = college.search;
  const search = openSearch(createSearchIndex(nearestRecords(), destinations && [destinations]));
  return (query) => {
    const pair = findPair(query, { search, places: college.places });
    if (!pair) return search(query).results.map(({ record }) => toSuggestion(record));
    const { from, records, isRoute } = pair;
    if (!isRoute) return records.slice(0, maxNear).map(toSuggestion);
    return records.slice(0, 1).map(({ id, title, code, where }) => {
      return { id, from: from.id, title: `${from.name} to ${title}`, code, where };
    });
  };
}

function nearestRecords(): CampusRecord[] {
  return nearestOffersIn(college.places).map(({ id, name, aliases }): CampusRecord => {
    return { id, kind: 'amenity', title: name, aliases, where: 'from your start', rank: 0.99 };
  });
}

function toSuggestion({ id, title, code, where, person, place }: CampusRecord): Suggestion {
  return { id: person ?? id, title, code, where, place };
}
