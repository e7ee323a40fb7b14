import type { CollegeSource, GeometryFile } from '../derive/draft/categories.ts';
import { type Guess, guess } from '../guesses.ts';
import type { DerivedCampus, SourceFacts } from '../model.ts';
import { collegeFile } from './college-folder.ts';
import { type Change, type Digests, digestOf, type Merging, mergeEntries } from './merge-entries.ts';

/** JSON files of a college folder by path. */
export type CollegeFiles = ReadonlyMap<string, unknown>;

/** Record that an import leaves in a folder, for the next one to detect the changes of the office. */
export interface ImportRecord {
  /** By path of the file. */
  readonly written: Readonly<Record<string, Digests>>;
  /** Ids that were made from names, by ids in the source. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Changes to a college folder. */
export interface ImportPlan {
  /** Content of every file that the import writes. */
  readonly files: ReadonlyMap<string, object>;
  /** Imported files without any entries left. */
  readonly removed: readonly string[];
  readonly record: ImportRecord;
  /** Entries that the office or the source has removed or changed. */
  readonly guesses: readonly Guess[];
}

export const recordPath = 'import/report.json';

type Building = CollegeSource['buildings'][number];

interface Planning {
  readonly derived: DerivedCampus;
  readonly source: SourceFacts;
  readonly existing: CollegeFiles;
  readonly record: ImportRecord;
}

/** Merges an import into the content of a folder. Files of the office are not changed. */
export function planImport({ derived, source, existing, record }: Planning): ImportPlan {
  const files = new Map<string, object>();
  const removed: string[] = [];
  const written: Record<string, Digests> = { ...record.written };
  const guesses: Guess[] = [];
  const imported = new Set(derived.buildings.map(({ id }) => id));
  const known = Object.entries(record.written['buildings.json'] ?? {});
  /** Ids of buildings that only earlier imports had. */
  const absent = known.flatMap(([key]) => (key.includes('/') || imported.has(key) ? [] : key));

  const merge = <Entry>(
    path: string,
    {
      list,
      ...merging
    }: Omit<Merging<Entry>, 'existing' | 'digests'> & { list: (content: unknown) => readonly Entry[] },
  ): readonly Entry[] => {
    const there = existing.get(path);
    // Entries of a file that is gone as a whole were not deleted one by one: it is written again.
    const digests = there === undefined ? {} : (record.written[path] ?? {});
    const merged = mergeEntries({ ...merging, existing: there === undefined ? [] : list(there), digests });
    written[path] = merged.digests;
    for (const change of merged.changes) reportChange(guesses, change, path);
    return merged.entries;
  };

  const put = (path: string, count: number, content: object) => {
    if (count > 0) files.set(path, content);
    else if (existing.has(path)) removed.push(path);
  };

  /** Merges the files of all levels, of this import and of earlier ones. */
  const mergeFiles = <File extends { readonly level: string }, Entry>(
    folder: 'geometry' | 'rooms',
    fresh: readonly File[],
    {
      list,
      keyOf,
      toFile,
      withNewKeys = (_, { entries }) => entries,
    }: {
      readonly list: (file: File) => readonly Entry[];
      /** Existing entries with the keys that they have in the newer file. */
      readonly withNewKeys?: (
        level: string,
        lists: {
          readonly entries: readonly Entry[];
          readonly fresh: readonly Entry[];
          readonly digests: Digests;
        },
      ) => readonly Entry[];
      readonly keyOf: (entry: Entry) => string;
      readonly toFile: (level: string, imported: string, entries: readonly Entry[]) => object;
    },
  ) => {
    const start = `${folder}/imported-`;
    const extension = folder === 'geometry' ? 'geojson' : 'json';
    const byPath = new Map(fresh.map((file) => [`${start}${file.level}.${extension}`, file]));
    const old = [...existing.keys()].filter((path) => path.startsWith(start));
    for (const path of new Set([...byPath.keys(), ...old])) {
      const file = byPath.get(path);
      const there = existing.get(path) as (File & { imported?: string }) | undefined;
      const level = (file ?? there)?.level ?? '';
      const own = file ? list(file) : [];
      const digests = record.written[path] ?? {};
      const entries = merge(path, {
        fresh: own,
        list: (content) => withNewKeys(level, { entries: list(content as File), fresh: own, digests }),
        ...{ keyOf, removes: removesFrom(level) },
      });
      // A file that this import does not contain remains a file of another source.
      const origin = file ? source.file : (there?.imported ?? source.file);
      put(path, entries.length, toFile(level, origin, entries));
    }
  };

  /** Whether entries that the source no longer has are removed: only from levels of buildings that it still has. */
  const removesFrom = (level: string): boolean => {
    if (level === 'outdoors') return absent.length === 0;
    const building = buildings.findLast(({ levels }) => levels.some(({ id }) => id === level));
    return building === undefined || imported.has(building.id);
  };

  /** Buildings and levels as entries of one list: the office may rename one and add another. */
  const mergeBuildings = (): Building[] => {
    const toEntries = (all: readonly Building[]) =>
      all.flatMap(({ levels, ...building }) => [
        { key: building.id, building },
        ...levels.map((level) => ({ key: `${building.id}/${level.id}`, level })),
      ]);
    const file = existing.get('buildings.json') as { buildings: Building[] } | undefined;
    const there = file?.buildings ?? [];
    const isOwn = ({ id }: Building) => imported.has(id);
    const entries = merge('buildings.json', {
      fresh: toEntries(derived.buildings),
      list: () => toEntries(there.filter(isOwn)),
      keyOf: ({ key }) => key,
      removes: true,
    });
    written['buildings.json'] = {
      ...Object.fromEntries(known.filter(([key]) => absent.includes(key.split('/')[0] ?? ''))),
      ...written['buildings.json'],
    };
    const levels = entries.flatMap((entry) => ('level' in entry ? [entry] : []));
    const merged = entries.flatMap((entry) => {
      if (!('building' in entry)) return [];
      const inside = levels.filter(({ key }) => key.startsWith(`${entry.key}/`)).map(({ level }) => level);
      return inside.length > 0 ? [{ ...entry.building, levels: inside }] : [];
    });
    const all = [...merged, ...there.filter((building) => !isOwn(building))];
    const order = there.map(({ id }) => id);
    const rank = ({ id }: Building) => (order.includes(id) ? order.indexOf(id) : order.length);
    return all.toSorted((a, b) => rank(a) - rank(b));
  };

  const buildings = mergeBuildings();
  files.set('buildings.json', { buildings });
  for (const id of absent) {
    const what = `The building "${id}" stays`;
    const why = 'This import does not contain it: remove its files if it is gone';
    guess(guesses, 'assumed', { rule: 'building-kept', what, why, file: 'buildings.json', id });
  }
  mergeFiles('geometry', derived.geometry, {
    ...{ list: ({ features }) => features, keyOf: ({ id }) => id },
    toFile: (level, from, features) => ({ type: 'FeatureCollection', level, imported: from, features }),
  });
  mergeFiles('rooms', derived.rooms, {
    ...{ list: ({ rooms }) => rooms, keyOf: keyOfRoom },
    withNewKeys: (level, { entries, fresh, digests }) => {
      const path = `geometry/imported-${level}.geojson`;
      const renumbered = renumberedRooms(existing.get(path), files.get(path));
      return entries.map((entry) => {
        const room = renumbered.get(signOf(entry));
        const now = room === undefined ? undefined : fresh.find((one) => signOf(one) === room);
        const isTaken = fresh.some((one) => signOf(one) === signOf(entry));
        if (!now || isTaken || digests[keyOfRoom(entry)] === digestOf(entry)) return entry;
        const { number: _, id: __, ...own } = entry;
        return now.number === undefined ? { ...own, id: now.id } : { ...own, number: now.number };
      });
    },
    toFile: (level, from, rooms) => ({ level, imported: from, rooms }),
  });
  const places = merge('campus-places.json', {
    fresh: derived.campusPlaces,
    list: (content) => (content as { places: CollegeSource['campusPlaces'] }).places,
    keyOf: ({ id }) => id,
    removes: absent.length === 0,
  });
  put('campus-places.json', places.length, { places });
  files.set('college.json', collegeFile(derived, source, existing.get('college.json')));
  return { files, removed, guesses, record: { written, ids: { ...record.ids, ...derived.ids } } };
}

type RoomEntry = CollegeSource['rooms'][number]['rooms'][number];

function keyOfRoom({ number, id }: RoomEntry): string {
  return number ?? `id ${id}`;
}

/** The text by which the drawing names a room. */
function signOf({ number, id }: RoomEntry): string {
  return number ?? id ?? '';
}

/** New number or id by the old one, of rooms that are drawn as before. */
function renumberedRooms(before: unknown, after: unknown): ReadonlyMap<string, string> {
  const roomsIn = (file: unknown) =>
    ((file as Partial<GeometryFile> | undefined)?.features ?? []).flatMap(({ geometry, properties }) =>
      properties.feature_type === 'unit' && properties.room !== undefined
        ? [[JSON.stringify(geometry.coordinates), properties.room] as const]
        : [],
    );
  const now = new Map(roomsIn(after));
  return new Map(
    roomsIn(before).flatMap(([shape, room]) => {
      const other = now.get(shape);
      return other === undefined || other === room ? [] : [[room, other] as const];
    }),
  );
}

function reportChange(guesses: Guess[], { what: change, key }: Change, file: string) {
  const where = { file, id: key };
  if (change === 'kept') {
    const [what, why] = [
      `"${key}" stays as the office has it`,
      'Both the office and the newer file have changed it',
    ];
    guess(guesses, 'assumed', { rule: 'kept-change', what, why, ...where });
  } else if (change === 'deleted-by-office') {
    const [what, why] = [`"${key}" stays out`, 'The office has removed it'];
    guess(guesses, 'left-out', { rule: 'kept-deletion', what, why, ...where });
  } else if (!/^(way|passage|path)-/.test(key)) {
    // A derived way has no name in the source, and a new one takes its place.
    const [what, why] = [`"${key}" is gone`, 'The newer file does not contain it'];
    guess(guesses, 'left-out', { rule: 'removed', what, why, ...where });
  }
}
