import type { CollegeSource } from '../derive/draft/categories.ts';
import { type Guess, guess } from '../guesses.ts';
import type { DerivedCampus, SourceFacts } from '../model.ts';
import { collegeFile } from './college-json.ts';
import { type Change, type Digests, type Merging, mergeEntries } from './merge-entries.ts';

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
export function planImport(planning: Planning): ImportPlan {
  return new Planner(planning).plan();
}

class Planner {
  readonly #planning: Planning;
  readonly #files = new Map<string, object>();
  readonly #removed: string[] = [];
  readonly #written: Record<string, Digests>;
  readonly #guesses: Guess[] = [];
  /** Ids of the buildings of this import. */
  readonly #imported: ReadonlySet<string>;
  /** Ids of buildings that only earlier imports had. */
  readonly #absent: readonly string[];

  constructor(planning: Planning) {
    const { derived, record } = planning;
    this.#planning = planning;
    this.#written = { ...record.written };
    this.#imported = new Set(derived.buildings.map(({ id }) => id));
    const known = Object.keys(record.written['buildings.json'] ?? {});
    this.#absent = known.filter((key) => !key.includes('/') && !this.#imported.has(key));
  }

  plan(): ImportPlan {
    const { derived, source, existing, record } = this.#planning;
    const buildings = this.#mergeBuildings();
    this.#files.set('buildings.json', { buildings });
    for (const id of this.#absent) {
      const what = `The building "${id}" stays`;
      const why = 'This import does not contain it: remove its files if it is gone';
      guess(this.#guesses, 'assumed', { rule: 'building-kept', what, why, file: 'buildings.json', id });
    }
    this.#mergeFiles('geometry', derived.geometry, {
      ...{ buildings, list: ({ features }) => features, keyOf: ({ id }) => id },
      toFile: (level, imported, features) => ({ type: 'FeatureCollection', level, imported, features }),
    });
    this.#mergeFiles('rooms', derived.rooms, {
      ...{ buildings, list: ({ rooms }) => rooms, keyOf: ({ number, id }) => number ?? `id ${id}` },
      toFile: (level, imported, rooms) => ({ level, imported, rooms }),
    });
    const places = this.#merge('campus-places.json', {
      fresh: derived.campusPlaces,
      list: (content) => (content as { places: CollegeSource['campusPlaces'] }).places,
      keyOf: ({ id }) => id,
      removes: this.#absent.length === 0,
    });
    this.#put('campus-places.json', places.length, { places });
    this.#files.set('college.json', collegeFile(derived, source, existing.get('college.json')));
    return {
      ...{ files: this.#files, removed: this.#removed, guesses: this.#guesses },
      record: { written: this.#written, ids: { ...record.ids, ...derived.ids } },
    };
  }

  #merge<Entry>(
    path: string,
    {
      list,
      ...merging
    }: Omit<Merging<Entry>, 'existing' | 'digests'> & { list: (content: unknown) => readonly Entry[] },
  ): readonly Entry[] {
    const there = this.#planning.existing.get(path);
    // Entries of a file that is gone as a whole were not deleted one by one: it is written again.
    const digests = there === undefined ? {} : (this.#planning.record.written[path] ?? {});
    const merged = mergeEntries({ ...merging, existing: there === undefined ? [] : list(there), digests });
    this.#written[path] = merged.digests;
    for (const change of merged.changes) reportChange(this.#guesses, change, path);
    return merged.entries;
  }

  /** Merges the files of all levels, of this import and of earlier ones. */
  #mergeFiles<File extends { readonly level: string }, Entry>(
    folder: 'geometry' | 'rooms',
    fresh: readonly File[],
    {
      buildings,
      list,
      keyOf,
      toFile,
    }: {
      readonly buildings: readonly Building[];
      readonly list: (file: File) => readonly Entry[];
      readonly keyOf: (entry: Entry) => string;
      readonly toFile: (level: string, imported: string, entries: readonly Entry[]) => object;
    },
  ): void {
    const { existing, source } = this.#planning;
    const start = `${folder}/imported-`;
    const extension = folder === 'geometry' ? 'geojson' : 'json';
    const byPath = new Map(fresh.map((file) => [`${start}${file.level}.${extension}`, file]));
    const old = [...existing.keys()].filter((path) => path.startsWith(start));
    for (const path of new Set([...byPath.keys(), ...old])) {
      const file = byPath.get(path);
      const there = existing.get(path) as (File & { imported?: string }) | undefined;
      const level = (file ?? there)?.level ?? '';
      const entries = this.#merge(path, {
        fresh: file ? list(file) : [],
        list: (content) => list(content as File),
        ...{ keyOf, removes: this.#removesFrom(level, buildings) },
      });
      // A file that this import does not contain remains a file of another source.
      const imported = file ? source.file : (there?.imported ?? source.file);
      this.#put(path, entries.length, toFile(level, imported, entries));
    }
  }

  /** Whether entries that the source no longer has are removed: only from levels of buildings that it still has. */
  #removesFrom(level: string, buildings: readonly Building[]): boolean {
    if (level === 'outdoors') return this.#absent.length === 0;
    const building = buildings.findLast(({ levels }) => levels.some(({ id }) => id === level));
    return building === undefined || this.#imported.has(building.id);
  }

  #put(path: string, count: number, content: object): void {
    if (count > 0) this.#files.set(path, content);
    else if (this.#planning.existing.has(path)) this.#removed.push(path);
  }

  /** Buildings and levels as entries of one list: the office may rename one and add another. */
  #mergeBuildings(): Building[] {
    const { derived, existing, record } = this.#planning;
    const toEntries = (all: readonly Building[]) =>
      all.flatMap(({ levels, ...building }) => [
        { key: building.id, building },
        ...levels.map((level) => ({ key: `${building.id}/${level.id}`, level })),
      ]);
    const file = existing.get('buildings.json') as { buildings: Building[] } | undefined;
    const there = file?.buildings ?? [];
    const isOwn = ({ id }: Building) => this.#imported.has(id);
    const entries = this.#merge('buildings.json', {
      fresh: toEntries(derived.buildings),
      list: () => toEntries(there.filter(isOwn)),
      keyOf: ({ key }) => key,
      removes: true,
    });
    const known = Object.entries(record.written['buildings.json'] ?? {});
    this.#written['buildings.json'] = {
      ...Object.fromEntries(known.filter(([key]) => this.#absent.includes(key.split('/')[0] ?? ''))),
      ...this.#written['buildings.json'],
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
  }
}

function reportChange(guesses: Guess[], { what, key }: Change, file: string) {
  const where = { file, id: key };
  switch (what) {
    case 'removed': {
      // A derived way has no name in the source, and a new one takes its place.
      if (/^(way|passage|path)-/.test(key)) return;
      const why = 'The newer file does not contain it';
      return guess(guesses, 'left-out', { rule: 'removed', what: `"${key}" is gone`, why, ...where });
    }
    case 'kept': {
      const why = 'Both the office and the newer file have changed it';
      const text = `"${key}" stays as the office has it`;
      return guess(guesses, 'assumed', { rule: 'kept-change', what: text, why, ...where });
    }
    case 'deleted-by-office': {
      const why = 'The office has removed it';
      const text = `"${key}" stays out`;
      return guess(guesses, 'left-out', { rule: 'kept-deletion', what: text, why, ...where });
    }
    default:
      return what satisfies never;
  }
}
