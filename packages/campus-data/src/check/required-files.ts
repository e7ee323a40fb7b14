import { departmentCodes } from '@campusway/campus';
import { geometryFiles } from '../source/geometry-files.ts';

export type SchemaName =
  | 'college'
  | 'departments'
  | 'staff'
  | 'photos'
  | 'rooms'
  | 'lookup'
  | 'campus-places'
  | 'aliases'
  | 'help'
  | 'views'
  | 'known-gaps'
  | 'geometry';

/** Every file that a data folder must have, with the schema that it keeps to. */
export const requiredFiles: ReadonlyMap<string, SchemaName> = new Map<string, SchemaName>([
  ['college.json', 'college'],
  ['departments.json', 'departments'],
  ...departmentCodes.map((code) => [`staff/${code}.json`, 'staff'] as const),
  ['photos.json', 'photos'],
  ...[1, 2, 3, 4].map((level) => [`rooms/level-${level}.json`, 'rooms'] as const),
  ['lookup.json', 'lookup'],
  ['campus-places.json', 'campus-places'],
  ['aliases.json', 'aliases'],
  ['help.json', 'help'],
  ['views.json', 'views'],
  ['known-gaps.json', 'known-gaps'],
  ...geometryFiles.map((path) => [path, 'geometry'] as const),
]);
