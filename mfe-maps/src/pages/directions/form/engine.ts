import {
  type CampusRecord,
  findPair,
  openSearchInTasks,
  type RecordKind,
  toSearchRecords,
} from '@campusway/campus/search';
import { college, loadParts } from '@campusway/platform';
import { nearestOffersIn } from '../../../journey/nearest.ts';
import type { Suggest, Suggestion } from './recent-places.ts';

/** Kinds of records that can be a destination; not pages and ranges. */
const walkable = new Set<RecordKind>([
  'room',
  'lab',
  'venue',
  'department',
  'person',
  'amenity',
  'place',
  'floor',
]);

/** Suggestions of places near another. */
const maxNear = 8;

/** Builds the index of possible destinations when typing starts, in short tasks. */
export async function createSuggest(): Promise<Suggest> {
  await loadParts(['departments', 'levels', 'lookup', 'people', 'places', 'rooms']);
  const search = await openSearchInTasks(walkableRecords);
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

function walkableRecords(): CampusRecord[] {
  const nearest = nearestOffersIn(college.places).map(({ id, name, aliases }): CampusRecord => {
    return { id, kind: 'amenity', title: name, aliases, where: 'from your start', rank: 0.99 };
  });
  return [...nearest, ...toSearchRecords(college).filter(({ kind }) => walkable.has(kind))];
}

function toSuggestion({ id, title, code, where, person }: CampusRecord): Suggestion {
  return { id: person ?? id, title, code, where };
}
