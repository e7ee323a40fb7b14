import { ImportError } from '../model.ts';

/** @throws {ImportError} with the line where the text ceases to be JSON */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new ImportError(`Cannot read ${file}: it is no JSON (${why})`);
  }
}
