import { fileKinds } from '../shapes/file-kinds.ts';
import type { Contents, ShapeName } from '../shapes/index.ts';
import type { DataFile } from './data-file.ts';

export interface Sourced<Content> {
  readonly path: string;
  readonly content: Content;
}

/** The content of a data folder, every file of it sound in itself. */
export type Sources = { readonly [Name in ShapeName]: readonly Sourced<Contents[Name]>[] };

/**
 * Sorts files that keep to their schemas by kind. A kind of which a needed file is missing, or any file broken, is
 * left out whole.
 *
 * @param broken paths of the files that do not keep to their schemas
 */
export function toSources(files: readonly DataFile[], broken: readonly string[] = []): Partial<Sources> {
  const complete = fileKinds.flatMap(({ shape, pattern, isOptional }): [ShapeName, Sourced<unknown>[]][] => {
    const sound = files.filter(({ path }) => pattern.test(path));
    if ((sound.length === 0 && !isOptional) || broken.some((path) => pattern.test(path))) return [];
    return [[shape, sound.map(({ path, value }) => ({ path, content: value }))]];
  });
  return Object.fromEntries(complete) as Partial<Sources>;
}
