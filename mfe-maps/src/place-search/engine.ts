import {
  type CampusRecord,
  openSearchInTasks,
  type RecordKind,
  toSearchRecords,
} from '@campusway/campus/search';
import { college, loadParts } from '@campusway/platform';
import { nearestOffersIn } from '../endpoints/nearest.ts';
import type { Suggest, Suggestion } from './suggestion.ts';

/** Pages and number ranges are no places to walk to. */
const walkable: ReadonlySet<RecordKind> = new Set([
  'room',
  'lab',
  'venue',
  'department',
  'person',
  'amenity',
  'place',
  'floor',
]);

/** Builds the index over everything that one can walk to, when typing starts; of a large campus in a worker. */
export async function createSuggest(): Promise<Suggest> {
  await loadParts(['departments', 'levels', 'lookup', 'people', 'places', 'rooms']);
  const search = await openSearchInTasks(walkableRecords, {
    startWorker: () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
  });
  return (query) => search(query, ({ results }) => results.map(({ record }) => toSuggestion(record)));
}

function walkableRecords(): CampusRecord[] {
  return [...nearestRecords(), ...toSearchRecords(college).filter(({ kind }) => walkable.has(kind))];
}

function nearestRecords(): CampusRecord[] {
  return nearestOffersIn(college.places).map(({ id, name, aliases }) => ({
    id,
    kind: 'amenity',
    title: name,
    aliases,
    where: 'from where the way starts',
    rank: 0.99,
  }));
}

function toSuggestion({ id, title, code, where, person }: CampusRecord): Suggestion {
  return { id: person ?? id, title, code, where };
}
