import type { SourceFiles } from '../files/open-source.ts';
import type { ReadResult } from '../model.ts';

/** Reads one format. Only the first reader that a source fits is asked. */
export interface Reader {
  /** As messages name it: `an IMDF archive`. */
  readonly what: string;
  fits(files: SourceFiles): boolean;
  /** @throws {ImportError} when nothing can be made of the source; whatever else is wrong becomes a guess */
  read(files: SourceFiles): ReadResult;
}
