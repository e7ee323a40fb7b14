import type { ShapeName } from './index.ts';

interface FileKind {
  readonly shape: ShapeName;
  /** Of its path in the folder, with slashes. */
  readonly pattern: RegExp;
  /** The path by which a missing file is named. */
  readonly example: string;
}

/** Every kind of file that a college folder has. Files are found by their paths; how many there are is the office's matter. */
export const fileKinds: readonly FileKind[] = [
  one('college'),
  one('buildings'),
  one('departments'),
  many('staff', 'people/', '.json'),
  one('photos'),
  many('rooms', 'rooms/', '.json'),
  one('lookup'),
  one('campus-places'),
  one('aliases'),
  one('help'),
  one('views'),
  one('known-gaps'),
  many('geometry', 'geometry/', '.geojson'),
];

/** The kind of a file by its path; undefined for a file that nothing reads. */
export function kindOf(path: string): FileKind | undefined {
  return fileKinds.find(({ pattern }) => pattern.test(path));
}

function one(shape: ShapeName): FileKind {
  return { shape, pattern: new RegExp(`^${shape}\\.json$`), example: `${shape}.json` };
}

function many(shape: ShapeName, folder: string, ending: string): FileKind {
  const pattern = new RegExp(`^${folder}[^/]+\\${ending}$`);
  return { shape, pattern, example: `${folder}…${ending}` };
}
