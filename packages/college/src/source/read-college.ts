import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CampusPlace, Department, GeoCollection, Help, LookupTables, View } from '@campusway/campus';
import type { CollegeFacts } from '@campusway/contract';
import type { RoomsFile, StaffFile } from '../check/sources.ts';

export interface Aliases {
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly places: Readonly<Record<string, readonly string[]>>;
}

/** A college as its office wrote it down. */
export interface CollegeSource {
  readonly facts: CollegeFacts;
  readonly departments: readonly Department[];
  readonly people: readonly StaffFile[];
  readonly rooms: readonly RoomsFile[];
  readonly lookup: LookupTables;
  readonly help: Help;
  /** Content of each photo, by its path in the folder. */
  readonly photos: ReadonlyMap<string, Buffer>;
  /** Hosts from which further photos may come. */
  readonly photoHosts: readonly string[];
  readonly campusPlaces: readonly CampusPlace[];
  readonly aliases: Aliases;
  readonly views: readonly View[];
  /** One for each level, the grounds first. */
  readonly geometry: readonly GeoCollection[];
}

/** Reads a college folder. The folder is trusted to have passed `npm run data:check`. */
export function readCollege(folder: string): CollegeSource {
  const read = <Content>(path: string): Content =>
    JSON.parse(readFileSync(join(folder, path), 'utf8')) as Content;
  const readAll = <Content>(pattern: string): Content[] =>
    globSync(pattern, { cwd: folder })
      .sort()
      .map((path) => read<Content>(path));
  const { departments } = read<{ departments: readonly Department[] }>('departments.json');
  const order = departments.map(({ code }) => code);
  return {
    facts: toFacts(read('college.json')),
    departments,
    people: readAll<StaffFile>('people/*.json').toSorted(
      (a, b) => order.indexOf(a.department) - order.indexOf(b.department),
    ),
    rooms: readAll<RoomsFile>('rooms/*.json').toSorted((a, b) => a.level - b.level),
    lookup: toLookup(read('lookup.json')),
    help: toHelp(read('help.json')),
    photos: new Map(
      globSync('photos/*', { cwd: folder })
        .sort()
        .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]),
    ),
    photoHosts: read<{ hosts: readonly string[] }>('photos.json').hosts,
    campusPlaces: read<{ places: readonly CampusPlace[] }>('campus-places.json').places,
    aliases: existsSync(join(folder, 'aliases.json')) ? read('aliases.json') : { kinds: {}, places: {} },
    views: read<{ views: readonly View[] }>('views.json').views,
    geometry: readAll<GeoCollection>('geometry/*.geojson').toSorted((a, b) => a.level - b.level),
  };
}

function toLookup({ rooms, ranges, venues }: LookupTables): LookupTables {
  return { rooms, ranges, venues };
}

function toHelp({ desk, topics }: Help): Help {
  return { desk, topics };
}

function toFacts({ name, shortName, siteTitle, notice, about, attribution }: CollegeFacts): CollegeFacts {
  return { name, shortName, siteTitle, notice, about, attribution };
}
