import type {
  CampusPlace,
  Department,
  DepartmentCode,
  GeoCollection,
  Help,
  LookupTables,
  PlaceId,
  Room,
  StaffMember,
  View,
} from '@campusway/campus';
import type { DataFile } from './data-file.ts';
import { fileKinds, type SchemaName } from './file-kinds.ts';

export interface Sourced<Content> {
  readonly path: string;
  readonly content: Content;
}

export type StaffEntry = Omit<StaffMember, 'department' | 'group'>;

export interface StaffFile {
  readonly department: DepartmentCode;
  readonly teaching: readonly StaffEntry[];
  readonly 'non-teaching': readonly StaffEntry[];
}

export interface RoomsFile {
  readonly level: number;
  readonly rooms: readonly (Omit<Room, 'level' | 'aliases'> & { readonly aliases?: readonly string[] })[];
}

export interface KnownGap {
  readonly place: PlaceId;
  readonly reason: string;
}

/** The content of a data folder, every file of it sound in itself. */
export interface Sources {
  readonly college: readonly Sourced<{ readonly name: string }>[];
  readonly departments: readonly Sourced<{ readonly departments: readonly Department[] }>[];
  readonly staff: readonly Sourced<StaffFile>[];
  readonly photos: readonly Sourced<{ readonly hosts: readonly string[] }>[];
  readonly rooms: readonly Sourced<RoomsFile>[];
  readonly lookup: readonly Sourced<LookupTables>[];
  readonly 'campus-places': readonly Sourced<{ readonly places: readonly CampusPlace[] }>[];
  readonly aliases: readonly Sourced<{ readonly places: Readonly<Record<string, readonly string[]>> }>[];
  readonly help: readonly Sourced<Help>[];
  readonly views: readonly Sourced<{ readonly views: readonly View[] }>[];
  readonly 'known-gaps': readonly Sourced<{ readonly gaps: readonly KnownGap[] }>[];
  readonly geometry: readonly Sourced<GeoCollection>[];
}

/**
 * Sorts files that keep to their schemas by kind. A kind of which a file is missing or broken is left out whole.
 *
 * @param broken paths of the files that do not keep to their schemas
 */
export function toSources(files: readonly DataFile[], broken: readonly string[] = []): Partial<Sources> {
  const complete = fileKinds.flatMap(({ schema, pattern }): [SchemaName, Sourced<unknown>[]][] => {
    const sound = files.filter(({ path }) => pattern.test(path));
    if (sound.length === 0 || broken.some((path) => pattern.test(path))) return [];
    return [[schema, sound.map(({ path, value }) => ({ path, content: value }))]];
  });
  return Object.fromEntries(complete) as Partial<Sources>;
}
