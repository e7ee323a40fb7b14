import { isJsonObject, parseJson } from '../../files/parse-json.ts';
import { ImportError } from '../../model.ts';

export const mappingFile = 'mapping.json';

/** What `mapping.json` says of plain GeoJSON: which property holds what, and what its values mean. */
export interface Mapping {
  readonly units: 'degrees' | 'metres';
  readonly name?: string;
  readonly licence?: string;
  readonly attribution?: string;
  readonly language?: string;
  /** Name of the property for each of these. */
  readonly properties: Readonly<Partial<Record<PropertyRole, string>>>;
  /**
   * What a feature is, by the value of its kind: a category of IMDF for an area, else one of `level`, `building`,
   * `door`, `entrance`, `way`, `path`, `amenity:CATEGORY` and `ignore`.
   */
  readonly kinds: Readonly<Record<string, string>>;
  /** The same by file, where each layer has a file of its own. */
  readonly files: Readonly<Record<string, string>>;
  readonly levels: Readonly<Record<string, MappedLevel | 'ignore'>>;
}

export interface MappedLevel {
  readonly ordinal: number;
  readonly name?: string;
  readonly shortName?: string;
  readonly elevation?: number;
}

const roles = ['id', 'kind', 'name', 'number', 'level', 'building', 'shaft', 'width'] as const;
export type PropertyRole = (typeof roles)[number];

const texts = ['name', 'licence', 'attribution', 'language'] as const;
const lists = ['properties', 'kinds', 'files', 'levels'] as const;
const keys = ['units', ...texts, ...lists];

/** @throws {ImportError} that names the line of the mapping which is wrong */
export function parseMapping(text: string): Mapping {
  const content = parseJson(text, mappingFile);
  if (!isJsonObject(content)) return refuse('write an object, { "properties": { ... } }');
  const unknown = Object.keys(content).find((key) => !keys.includes(key));
  if (unknown !== undefined) return refuse(`it has no "${unknown}": write ${keys.join(', ')}`);
  const { units = 'degrees' } = content;
  if (units !== 'degrees' && units !== 'metres') return refuse('"units" is "degrees" or "metres"');
  for (const key of texts)
    if (key in content && typeof content[key] !== 'string') refuse(`"${key}" is a text`);
  const [properties, kinds, files] = (['properties', 'kinds', 'files'] as const).map((key) =>
    textsOf(content, key),
  );
  const role = Object.keys(properties ?? {}).find((one) => !roles.some((known) => known === one));
  if (role !== undefined) refuse(`"properties" has no "${role}": write ${roles.join(', ')}`);
  return {
    units,
    ...Object.fromEntries(
      texts.flatMap((key) => (typeof content[key] === 'string' ? [[key, content[key]]] : [])),
    ),
    ...{ properties: properties ?? {}, kinds: kinds ?? {}, files: files ?? {} },
    levels: levelsOf(content.levels),
  };
}

function textsOf(content: Readonly<Record<string, unknown>>, key: string): Record<string, string> {
  const value = content[key] ?? {};
  if (!isJsonObject(value)) return refuse(`"${key}" is an object`);
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      if (typeof text !== 'string') return refuse(`"${name}" of "${key}" is a text`);
      return [name, text];
    }),
  );
}

function levelsOf(value: unknown = {}): Mapping['levels'] {
  if (!isJsonObject(value)) return refuse('"levels" is an object');
  return Object.fromEntries(
    Object.entries(value).map(([written, level]) => {
      if (level === 'ignore') return [written, level];
      if (isJsonObject(level) && typeof level.ordinal === 'number') {
        const { ordinal, name, shortName, elevation } = level;
        return [
          written,
          {
            ordinal,
            ...(typeof name === 'string' && { name }),
            ...(typeof shortName === 'string' && { shortName }),
            ...(typeof elevation === 'number' && { elevation }),
          },
        ];
      }
      return refuse(`"${written}" of "levels" is { "ordinal": 0, "name": "ground floor" } or "ignore"`);
    }),
  );
}

function refuse(why: string): never {
  throw new ImportError(`Cannot use ${mappingFile}: ${why}`);
}
