import { fileKinds } from '../shapes/file-kinds.ts';
import type { Contents, ShapeName } from '../shapes/index.ts';
import type { DataFile } from './data-file.ts';

export interface Sourced<Content> {
  readonly path: string;
  readonly content: Content;
}

/** The valid files of a data folder, by kind. */
export type Sources = { readonly [Name in ShapeName]: readonly Sourced<Contents[Name]>[] };

/**
 * Groups valid files by kind. Omits a kind with a missing required file or an invalid file.
 *
 * @param broken paths of invalid files
 */
export function toSources(files: readonly DataFile[], broken: readonly string[] = []): Partial<Sources> {
  const complete = fileKinds.flatMap(({ shape, isOne, isOptional }): [ShapeName, Sourced<unknown>[]][] => {
    const sound = files.filter(({ path }) => isOne(path));
    if ((sound.length === 0 && !isOptional) || broken.some(isOne)) return [];
    return [[shape, sound.map(({ path, value }) => ({ path, content: value }))]];
  });
  return Object.fromEntries(complete) as Partial<Sources>;
}
