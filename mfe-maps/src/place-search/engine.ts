import {
  type CampusRecord,
  openSearchInTasks,
  type RecordKind,
  toSearchRecords,
} from '@campusway/campus/search';
import { departments } from '@campusway/campus-data/departments';
import { lookup } from '@campusway/campus-data/lookup';
import { places } from '@campusway/campus-data/places';
import { rooms } from '@campusway/campus-data/rooms';
import { staff } from '@campusway/campus-data/staff';
import { nearestKinds } from '../targets/nearest.ts';
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
  const search = await openSearchInTasks(walkableRecords, {
    startWorker: () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
  });
  return (query) => search(query, ({ results }) => results.map(({ record }) => toSuggestion(record)));
}

function walkableRecords(): CampusRecord[] {
  const content = { departments, rooms, staff, places, ranges: lookup.ranges };
  return [...nearestRecords(), ...toSearchRecords(content).filter(({ kind }) => walkable.has(kind))];
}

function nearestRecords(): CampusRecord[] {
  return nearestKinds.map(({ id, name, aliases }) => ({
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
