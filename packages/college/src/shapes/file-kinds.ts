import type { ShapeName } from './index.ts';

interface FileKind {
  readonly shape: ShapeName;
  /** Of its path in the folder, with slashes. */
  readonly pattern: RegExp;
  /** The path by which a missing file is named. */
  readonly example: string;
  /** A college can do without it. */
  readonly isOptional: boolean;
}

/** Every kind of file that a college folder has. Files are found by their paths; how many there are is the office's matter. */
export const fileKinds: readonly FileKind[] = [
  one('college'),
  optional(one('buildings')),
  optional(one('departments')),
  optional(many('staff', 'people/', '.json')),
  optional(one('photos')),
  optional(many('rooms', 'rooms/', '.json')),
  optional(one('lookup')),
  optional(one('campus-places')),
  optional(one('aliases')),
  optional(one('help')),
  optional(one('views')),
  optional(one('known-gaps')),
  many('geometry', 'geometry/', '.geojson'),
];

/** The kind of a file by its path; undefined for a file that nothing reads. */
export function kindOf(path: string): FileKind | undefined {
  return fileKinds.find(({ pattern }) => pattern.test(path));
}

function one(shape: ShapeName): FileKind {
  return { shape, pattern: new RegExp(`^${shape}\\.json$`), example: `${shape}.json`, isOptional: false };
}

function many(shape: ShapeName, folder: string, ending: string): FileKind {
  const pattern = new RegExp(`^${folder}[^/]+\\${ending}$`);
  return { shape, pattern, example: `${folder}…${ending}`, isOptional: false };
}

function optional(kind: FileKind): FileKind {
  return { ...kind, isOptional: true };
}
