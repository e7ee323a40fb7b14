import type { ShapeName } from './index.ts';

interface FileKind {
  readonly shape: ShapeName;
  /** By its path in the folder, with slashes. */
  readonly isOne: (path: string) => boolean;
  /** Path in the finding for a missing file. */
  readonly example: string;
  /** Not required. */
  readonly isOptional: boolean;
}

/** All kinds of files of a college folder, recognised by path. A kind may have several files. */
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

/** The kind of a file by its path; undefined for other files. */
export function kindOf(path: string): FileKind | undefined {
  return fileKinds.find(({ isOne }) => isOne(path));
}

function one(shape: ShapeName): FileKind {
  const example = `${shape}.json`;
  return { shape, isOne: (path) => path === example, example, isOptional: false };
}

function many(shape: ShapeName, folder: string, ending: string): FileKind {
  const isOne = (path: string) =>
    path.startsWith(folder) &&
    path.endsWith(ending) &&
    path.length > folder.length + ending.length &&
    !path.includes('/', folder.length);
  return { shape, isOne, example: `${folder}…${ending}`, isOptional: false };
}

function optional(kind: FileKind): FileKind {
  return { ...kind, isOptional: true };
}
