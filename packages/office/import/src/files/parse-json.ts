import { ImportError } from '../model.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws {ImportError} with the line where the text ceases to be JSON */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new ImportError(`Cannot read ${file}: it is no JSON (${why})`);
  }
}
