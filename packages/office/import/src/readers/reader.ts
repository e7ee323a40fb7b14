import type { SourceFiles } from '../files/open-source.ts';
import type { ReadResult } from '../model.ts';

/** Reads one format. The first reader that recognises a source reads it. */
export interface Reader {
  /** As messages name it: `an IMDF archive`. */
  readonly what: string;
  fits(files: SourceFiles): boolean;
  /** @throws {ImportError} when the source cannot be read at all; other errors become guesses */
  read(files: SourceFiles): ReadResult;
}
