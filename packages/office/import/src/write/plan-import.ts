import type { CollegeSource, GeometryFile } from '../derive/draft/categories.ts';
import { type Guess, guess } from '../guesses.ts';
import { type DerivedCampus, listNames, type SourceFacts } from '../model.ts';
import { collegeFile } from './college-folder.ts';
import { type Change, type Digests, digestOf, type Merging, mergeEntries } from './merge-entries.ts';
import { keyOfRoom, type RoomFile, renumberedRooms, signOf } from './room-keys.ts';

/** JSON files of a college folder by path. */
export type CollegeFiles = ReadonlyMap<string, unknown>;

/** What tells a person of a list from others. */
export interface Signs {
  /** The name without title, as an id. */
  readonly name: string;
  /** Digest of the e-mail address, or empty. */
  readonly email: string;
  /** Code of the department. */
  readonly code: string;
  /** What the office hid of someone who is gone from the list, and may return. */
  readonly hide?: readonly string[];
}

/** Record that an import leaves in a folder, for the next one to detect the changes of the office. */
export interface ImportRecord {
  /** By path of the file. */
  readonly written: Readonly<Record<string, Digests>>;
  /** Ids that were made from names, by ids in the source. */
  readonly ids: Readonly<Record<string, string>>;
  /** Of people by id; also of those whom the office has removed. */
  readonly people?: Readonly<Record<string, Signs>>;
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
      recorded = path,
      ...merging
    }: Omit<Merging<Entry>, 'existing' | 'digests'> & {
      list: (content: unknown) => readonly Entry[];
      /** Key of the digests in the record. */
      recorded?: string;
    },
  ): readonly Entry[] => {
    const there = existing.get(path);
    // Entries of a file that is gone as a whole were not deleted one by one: it is written again.
    const digests = there === undefined ? {} : (record.written[recorded] ?? {});
    const keeps = (_: Entry, isChanged: boolean) => isChanged;
    const merged = mergeEntries({
      ...{ keeps, ...merging, existing: there === undefined ? [] : list(there), digests },
    });
    written[recorded] = merged.digests;
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
      keepsOn,
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
      /** Which entries of a level stay that the source no longer has. */
      readonly keepsOn?: (level: string) => NonNullable<Merging<Entry>['keeps']>;
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
        ...{ keyOf, removes: removesFrom(level), ...(keepsOn && { keeps: keepsOn(level) }) },
      });
      // A file that this import does not contain remains a file of another source.
      const origin = file ? source.file : (there?.imported ?? source.file);
      put(path, entries.length, toFile(level, origin, entries));
    }
  };

  const freshLevels = new Set(derived.buildings.flatMap(({ levels }) => levels.map(({ id }) => id)));

  /** Whether entries that the source no longer has are removed: not from levels that stay without it. */
  const removesFrom = (level: string): boolean => {
    if (level === 'outdoors') return absent.length === 0;
    return freshLevels.has(level) || !buildings.some(({ levels }) => levels.some(({ id }) => id === level));
  };

  /** Keys of the entries of a level that the office has changed or added. */
  const handWritten = (level: string): string[] =>
    [...existing].flatMap(([path, content]) => {
      const { level: own, features = [], rooms = [] } = content as Partial<GeometryFile & RoomFile>;
      if (own !== level) return [];
      const entries = [
        ...features.map((one) => [one.id, one] as const),
        ...rooms.map((one) => [keyOfRoom(one), one] as const),
      ];
      return entries.flatMap(([key, entry]) => (record.written[path]?.[key] === digestOf(entry) ? [] : key));
    });

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
      keeps: (entry, isChanged) => isChanged || ('level' in entry && handWritten(entry.level.id).length > 0),
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
  for (const { id } of buildings.filter((one) => imported.has(one.id)).flatMap(({ levels }) => levels)) {
    const own = freshLevels.has(id) ? [] : handWritten(id);
    if (own.length === 0) continue;
    const what = `The level "${id}" stays`;
    const why = `This import does not contain it, and the office has written ${listOf(own)} on it: remove the level and its files if it is gone`;
    guess(guesses, 'to-add', { rule: 'level-kept', what, why, file: 'buildings.json', id });
  }
  const drawn = new Map(derived.geometry.map((file) => [file.level, file]));
  const listed = new Map(derived.rooms.map(({ level, rooms }) => [level, rooms]));
  /** Old signs of rooms with their new ones. */
  const renumberedOn = (level: string) =>
    renumberedRooms(existing.get(`geometry/imported-${level}.geojson`), drawn.get(level));
  mergeFiles('geometry', derived.geometry, {
    ...{ list: ({ features }) => features, keyOf: ({ id }) => id },
    // A changed room that is gone stays with its area.
    keepsOn: (level) => {
      const path = `rooms/imported-${level}.json`;
      const rooms = (existing.get(path) as RoomFile | undefined)?.rooms ?? [];
      const gone = rooms.filter(
        (room) =>
          record.written[path]?.[keyOfRoom(room)] !== digestOf(room) &&
          !listed.get(level)?.some((one) => signOf(one) === signOf(room)) &&
          !renumberedOn(level).has(signOf(room)),
      );
      const signs = new Set(gone.map(signOf));
      return ({ properties }, isChanged) =>
        isChanged || (properties.feature_type === 'unit' && signs.has(properties.room ?? ''));
    },
    toFile: (level, from, features) => ({ type: 'FeatureCollection', level, imported: from, features }),
  });
  const { lists = {} } = derived;
  for (const name of derived.lists ? listNames : []) {
    const [path, own] = [`${name}.json`, lists[name]];
    // One that cannot be read is not one that is gone.
    if (own === undefined && (name in lists || !existing.has(path))) continue;
    const [content] = merge<object>(path, {
      ...{ fresh: own ? [own] : [], list: (there) => [there as object], removes: true },
      // A list of people has digests of the departments that it has added.
      ...{ keyOf: () => path, recorded: `${path}#whole` },
    });
    put(path, content ? 1 : 0, content ?? {});
  }
  const departmentFile = files.get('departments.json') ?? existing.get('departments.json');
  const departments = removed.includes('departments.json') ? undefined : departmentFile;
  mergeFiles('rooms', withKnownDepartments(derived.rooms, departments, guesses), {
    ...{ list: ({ rooms }) => rooms, keyOf: keyOfRoom },
    withNewKeys: (level, { entries, fresh, digests }) => {
      const renumbered = renumberedOn(level);
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
  const { people } = record;
  return {
    ...{ files, removed, guesses },
    record: { written, ids: { ...record.ids, ...derived.ids }, ...(people && { people }) },
  };
}

/**
 * Rooms without departments that the college does not have, which the check would refuse; they are reported.
 *
 * @param file content of departments.json
 */
function withKnownDepartments(files: readonly RoomFile[], file: unknown, guesses: Guess[]) {
  const { departments = [] } = (file ?? {}) as Partial<Pick<CollegeSource, 'departments'>>;
  const codes = new Set(departments.map(({ code }) => code));
  const named = files.flatMap(({ rooms }) => rooms.flatMap(({ department }) => department ?? []));
  const unknown = named.filter((code) => !codes.has(code));
  if (unknown.length === 0) return files;
  const what = `${unknown.length} rooms have no department yet`;
  const why = `The file departments.json lacks ${listOf([...new Set(unknown)])}: add them there and to the lists of rooms`;
  guess(guesses, 'to-add', { rule: 'departments', what, why, file: 'departments.json' });
  const withKnown = (entry: RoomFile['rooms'][number]) => {
    const { department, ...room } = entry;
    return department !== undefined && codes.has(department) ? entry : room;
  };
  return files.map((one) => ({ ...one, rooms: one.rooms.map(withKnown) }));
}

/** Keys that a line of the report names. */
const maxNamed = 10;

function listOf(keys: readonly string[]): string {
  const named = keys.slice(0, maxNamed).map((key) => `"${key}"`);
  return [...named, ...(keys.length > maxNamed ? [`${keys.length - maxNamed} more`] : [])].join(', ');
}

function reportChange(guesses: Guess[], { what: change, key }: Change, file: string) {
  const where = { file, id: key };
  if (change === 'kept') {
    const [what, why] = [
      `"${key}" stays as the office has it`,
      'Both the office and the newer file have changed it',
    ];
    guess(guesses, 'assumed', { rule: 'kept-change', what, why, ...where });
  } else if (change === 'kept-without-source') {
    const what = `"${key}" stays as the office has it`;
    const why = 'The office has changed it, and the newer file does not contain it: remove it if it is gone';
    guess(guesses, 'to-add', { rule: 'kept-change', what, why, ...where });
  } else if (change === 'deleted-by-office') {
    const [what, why] = [`"${key}" stays out`, 'The office has removed it'];
    guess(guesses, 'left-out', { rule: 'kept-deletion', what, why, ...where });
  } else if (!/^(way|passage|path)-/.test(key)) {
    // A derived way has no name in the source, and a new one takes its place.
    const [what, why] = [`"${key}" is gone`, 'The newer file does not contain it'];
    guess(guesses, 'left-out', { rule: 'removed', what, why, ...where });
  }
}
