import { type ParseError, parse } from 'jsonc-parser';
import { ImportError } from '../model.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws {ImportError} with line and column of the first syntax error */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const before = text.slice(0, offsetOfError(text)).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    throw new ImportError(
      `Cannot read ${file}: it is not valid JSON at line ${before.length}, column ${column}`,
    );
  }
}

function offsetOfError(text: string): number {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    // Nested too deeply for a recursive parser.
  }
  return errors[0]?.offset ?? 0;
}

/** Features of a GeoJSON file, unchecked. */
export function parseFeatures(
  text: string,
  file: string,
): { content: JsonObject; features: readonly unknown[] } {
  const content = parseJson(text, file);
  if (!isJsonObject(content) || !Array.isArray(content.features))
    throw new ImportError(`Cannot read ${file}: it is not a GeoJSON FeatureCollection`);
  return { content, features: content.features };
}
