import type { CollegeSource, GeometryFile } from '../derive/categories.ts';
import type { Origin } from '../frame.ts';
import type { DerivedCampus, Guess, SourceFacts } from '../model.ts';
import { type Change, type Digests, mergeEntries } from './merge-entries.ts';

/** JSON files of a college folder by path. */
export type CollegeFiles = ReadonlyMap<string, unknown>;

/** What an import leaves in a folder so that the next one knows what the office has changed. */
export interface ImportRecord {
  /** By path of the file. */
  readonly written: Readonly<Record<string, Digests>>;
  /** Ids that were made of names, by ids in the source. */
  readonly ids: Readonly<Record<string, string>>;
}

/** What is to be done to a college folder. */
export interface ImportPlan {
  /** Content of every file that the import writes. */
  readonly files: ReadonlyMap<string, object>;
  /** Imported files that have nothing left. */
  readonly removed: readonly string[];
  readonly record: ImportRecord;
  /** What became of entries that the office or the source has taken out or changed. */
  readonly guesses: readonly Guess[];
}

export const recordPath = 'import/report.json';

type Building = CollegeSource['buildings'][number];
type RoomFile = CollegeSource['rooms'][number];

/** What an import reads and writes of college.json. */
export interface CollegeLines {
  readonly attribution?: readonly string[];
  readonly origin?: Origin;
  readonly languages?: readonly string[];
}

interface Planning {
  readonly derived: DerivedCampus;
  readonly source: SourceFacts;
  readonly existing: CollegeFiles;
  readonly record: ImportRecord;
}

/** Merges an import into what a folder holds. Files that the office has made are not touched. */
export function planImport({ derived, source, existing, record }: Planning): ImportPlan {
  const files = new Map<string, object>();
  const removed: string[] = [];
  const written: Record<string, Digests> = { ...record.written };
  const guesses: Guess[] = [];

  function merge<Entry>(
    path: string,
    {
      fresh,
      list,
      keyOf,
      removes,
    }: {
      readonly fresh: readonly Entry[];
      readonly list: (content: unknown) => readonly Entry[];
      readonly keyOf: (entry: Entry) => string;
      readonly removes: boolean;
    },
  ): readonly Entry[] {
    const digests = record.written[path] ?? {};
    const there = existing.get(path);
    const old = there === undefined ? [] : list(there);
    // A file that is gone as a whole was not emptied entry by entry: it is written again.
    const merged = mergeEntries({ existing: old, fresh, digests: there ? digests : {}, keyOf, removes });
    written[path] = merged.digests;
    guesses.push(...merged.changes.flatMap((change) => describe(change, path) ?? []));
    return merged.entries;
  }

  const buildingIds = new Set(derived.buildings.map(({ id }) => id));
  const absent = Object.keys(record.written['buildings.json'] ?? {}).filter(
    (key) => !key.includes('/') && !buildingIds.has(key),
  );
  const buildings = mergeBuildings();
  files.set('buildings.json', { buildings });
  const levelIds = new Set(
    [...buildings].flatMap(({ id, levels }) => (buildingIds.has(id) ? levels.map((level) => level.id) : [])),
  );
  for (const id of absent) {
    const why = 'This import does not speak of it: take its files out if it is gone';
    const where = { file: 'buildings.json', id };
    guesses.push({ kind: 'assumed', rule: 'building-kept', what: `The building "${id}" stays`, why, where });
  }
  const isWhole = absent.length === 0;

  const drawn = new Map(derived.geometry.map((file) => [`geometry/imported-${file.level}.geojson`, file]));
  for (const path of pathsOf('geometry/imported-', drawn.keys())) {
    const file = drawn.get(path);
    const level = file?.level ?? levelOf(existing.get(path));
    const features = merge(path, {
      fresh: file?.features ?? [],
      list: (content) => (content as GeometryFile).features,
      keyOf: ({ id }) => id,
      removes: removesFrom(level),
    });
    put(path, features.length, {
      type: 'FeatureCollection',
      level,
      imported: importedFrom(path, file),
      features,
    });
  }
  const listed = new Map(derived.rooms.map((file) => [`rooms/imported-${file.level}.json`, file]));
  for (const path of pathsOf('rooms/imported-', listed.keys())) {
    const file = listed.get(path);
    const level = file?.level ?? levelOf(existing.get(path));
    const rooms = merge(path, {
      fresh: file?.rooms ?? [],
      list: (content) => (content as RoomFile).rooms,
      keyOf: ({ number, id }) => number ?? `id ${id}`,
      removes: removesFrom(level),
    });
    put(path, rooms.length, { level, imported: importedFrom(path, file), rooms });
  }
  const places = merge('campus-places.json', {
    fresh: derived.campusPlaces,
    list: (content) => (content as { places: CollegeSource['campusPlaces'] }).places,
    keyOf: ({ id }) => id,
    removes: isWhole,
  });
  put('campus-places.json', places.length, { places });
  files.set('college.json', collegeFile({ derived, source, existing: existing.get('college.json') }));
  return { files, removed, record: { written, ids: { ...record.ids, ...derived.ids } }, guesses };

  /** Buildings and levels as entries of one list: the office may rename one and add another. */
  function mergeBuildings(): Building[] {
    const toEntries = (all: readonly Building[]) =>
      all.flatMap(({ levels, ...building }) => [
        { key: building.id, building },
        ...levels.map((level) => ({ key: `${building.id}/${level.id}`, level })),
      ]);
    const standing =
      (existing.get('buildings.json') as { buildings: Building[] } | undefined)?.buildings ?? [];
    const isOwn = ({ id }: Building) => buildingIds.has(id);
    const entries = merge('buildings.json', {
      fresh: toEntries(derived.buildings),
      list: () => toEntries(standing.filter(isOwn)),
      keyOf: ({ key }) => key,
      removes: true,
    });
    const known = Object.entries(record.written['buildings.json'] ?? {});
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
    const all = [...merged, ...standing.filter((building) => !isOwn(building))];
    const order = standing.map(({ id }) => id);
    const rank = ({ id }: Building) => (order.includes(id) ? order.indexOf(id) : order.length);
    return all.toSorted((a, b) => rank(a) - rank(b));
  }

  /** What the source no longer has goes only from levels of buildings that it still speaks of. */
  function removesFrom(level: string): boolean {
    return level === 'outdoors' ? isWhole : levelIds.has(level) || !isKnownElsewhere(level);
  }

  function isKnownElsewhere(level: string): boolean {
    return buildings.some(({ id, levels }) => !buildingIds.has(id) && levels.some((one) => one.id === level));
  }

  /** A file that this import does not speak of stays one of another source. */
  function importedFrom(path: string, file: object | undefined): string {
    const there = existing.get(path) as { imported?: string } | undefined;
    return file ? source.file : (there?.imported ?? source.file);
  }

  function pathsOf(start: string, fresh: Iterable<string>): string[] {
    return [...new Set([...fresh, ...[...existing.keys()].filter((path) => path.startsWith(start))])];
  }

  function put(path: string, count: number, content: object): void {
    if (count > 0) files.set(path, content);
    else if (existing.has(path)) removed.push(path);
  }
}

function levelOf(content: unknown): string {
  return (content as { level?: string } | undefined)?.level ?? '';
}

function describe({ what, key }: Change, file: string): Guess | undefined {
  const where = { file, id: key };
  switch (what) {
    case 'removed':
      // A derived way has no name in the source, and a new one takes its place.
      if (/^(way|passage|path)-/.test(key)) return undefined;
      return {
        kind: 'left-out',
        rule: 'removed',
        what: `"${key}" is gone`,
        why: 'The newer file lacks it',
        where,
      };
    case 'kept': {
      const why = 'The office has changed it, and the newer file has changed it too';
      return {
        kind: 'assumed',
        rule: 'kept-change',
        what: `"${key}" stays as the office has it`,
        why,
        where,
      };
    }
    case 'deleted-by-office': {
      const why = 'The office has taken it out';
      return { kind: 'left-out', rule: 'kept-deletion', what: `"${key}" stays out`, why, where };
    }
    default:
      return what satisfies never;
  }
}

/** A new college.json; or the one that is there, with the line that the licence of the source demands. */
function collegeFile({
  derived: { name, languages, origin },
  source,
  existing,
}: Pick<Planning, 'derived' | 'source'> & { readonly existing: unknown }): object {
  const attribution = attributionOf(source, name);
  if (existing !== undefined) {
    const college = existing as CollegeLines;
    const lines = college.attribution ?? [];
    return {
      ...college,
      attribution: lines.includes(attribution) ? lines : [...lines, attribution],
      ...(origin && { origin }),
    };
  }
  return {
    name,
    shortName: toTitle(name),
    siteTitle: toTitle(name),
    about: [`The plans of ${name} were imported from ${source.file}.`],
    attribution: [attribution],
    languages,
    ...(origin && { origin }),
  };
}

/** As many words of a name as the header has room for. */
function toTitle(name: string): string {
  const max = 40;
  return name.length <= max ? name : (/^.{1,40}(?=\s)/u.exec(name)?.[0] ?? name.slice(0, max)).trim();
}

/** What the footer says of the source. */
export function attributionOf({ attribution, licence, file }: SourceFacts, name: string): string {
  const whose = attribution ?? `Plans: ${name}, from ${file}`;
  return licence && !whose.includes(licence) ? `${whose} (${licence})` : whose;
}
