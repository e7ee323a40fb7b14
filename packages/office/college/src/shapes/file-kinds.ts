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

/** All kinds of files of a college folder, recognised by path. A kind may have several files, in a folder. */
export const fileKinds: readonly FileKind[] = (
  [
    ['college', 'college.json'],
    ['buildings'],
    ['departments'],
    ['staff', 'people/….json'],
    ['photos'],
    ['rooms', 'rooms/….json'],
    ['lookup'],
    ['campus-places'],
    ['aliases'],
    ['help'],
    ['views'],
    ['known-gaps'],
    ['closures'],
    ['geometry', 'geometry/….geojson'],
  ] as const
).map(([shape, example = `${shape}.json`]) => {
  const [start = '', end] = example.split('…');
  const isOne = (path: string) =>
    end === undefined
      ? path === example
      : path.startsWith(start) &&
        path.endsWith(end) &&
        path.length > start.length + end.length &&
        !path.includes('/', start.length);
  return { shape, isOne, example, isOptional: shape !== 'college' && shape !== 'geometry' };
});

/** The kind of a file by its path; undefined for other files. */
export function kindOf(path: string): FileKind | undefined {
  return fileKinds.find(({ isOne }) => isOne(path));
}
