import { mappingFile } from '../../files/open-source.ts';
import { isJsonObject, type JsonObject, parseJson } from '../../files/parse-json.ts';
import { ImportError } from '../../model.ts';

/** Content of `mapping.json`, for plain GeoJSON and for tables: the roles of properties or columns, and the meaning of their values. */
export interface Mapping {
  readonly units: 'degrees' | 'metres';
  readonly name?: string;
  readonly licence?: string;
  readonly attribution?: string;
  readonly language?: string;
  /** Of tables with x and y in another unit, such as pixels. */
  readonly metresPerUnit: number;
  /** Of tables: `down` for pixels, which are counted from the top. */
  readonly yAxis: 'up' | 'down';
  /** Name of the tables' column for each of ours. */
  readonly columns: Readonly<Record<string, string>>;
  /** The same for one table, `nodes` or `edges`, before those of all tables. */
  readonly columnsOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of columns that mean none of ours, in lower case. */
  readonly ignoredColumns: readonly string[];
  /** Name of the property for each role. */
  readonly properties: Readonly<Partial<Record<PropertyRole, string>>>;
  /**
   * Meaning of a feature, by the value of its kind: a category of IMDF for an area, or one of `level`, `building`, `door`,
   * `entrance`, `way`, `path`, `amenity:CATEGORY` and `ignore`.
   */
  readonly kinds: Readonly<Record<string, string>>;
  /** The same by file, if each layer is a file. */
  readonly files: Readonly<Record<string, string>>;
  readonly levels: Readonly<Record<string, MappedLevel | 'ignore'>>;
}

export interface MappedLevel {
  readonly ordinal: number;
  readonly name?: string | undefined;
  readonly shortName?: string | undefined;
  readonly elevation?: number | undefined;
}

const roles = ['id', 'kind', 'name', 'number', 'level', 'building', 'shaft', 'width'] as const;
export type PropertyRole = (typeof roles)[number];

const texts = ['name', 'licence', 'attribution', 'language'] as const;
const keys: readonly string[] = [
  ...['units', 'metresPerUnit', 'yAxis', ...texts],
  ...['columns', 'properties', 'kinds', 'files', 'levels'],
];

/** @throws {ImportError} with the line of the mapping that is wrong */
export function parseMapping(text: string): Mapping {
  const content = parseJson(text, mappingFile);
  if (!isJsonObject(content)) return refuse('write an object, { "properties": { ... } }');
  const unknown = Object.keys(content).find((key) => !keys.includes(key));
  if (unknown !== undefined) refuse(`it has no "${unknown}": write ${keys.join(', ')}`);
  const { units = 'degrees', metresPerUnit = 1, yAxis = 'up' } = content;
  if (typeof metresPerUnit !== 'number' || !(metresPerUnit > 0))
    return refuse('"metresPerUnit" must be a number above 0');
  if (yAxis !== 'up' && yAxis !== 'down') return refuse('"yAxis" must be "up" or "down"');
  if (units !== 'degrees' && units !== 'metres') return refuse('"units" must be "degrees" or "metres"');
  const facts = texts.filter((key) => key in content).map((key) => [key, textOf(content, key)] as const);
  const properties = textsOf(content, 'properties');
  const layers = { kinds: textsOf(content, 'kinds'), files: textsOf(content, 'files') };
  const role = Object.keys(properties).find((one) => !roles.some((known) => known === one));
  if (role !== undefined) refuse(`"properties" has no "${role}": write ${roles.join(', ')}`);
  const scale = { units, metresPerUnit, yAxis } as const;
  return {
    ...scale,
    ...Object.fromEntries(facts),
    ...columnsIn(objectOf(content, 'columns')),
    properties,
    ...layers,
    levels: levelsOf(content),
  };
}

function objectOf(content: JsonObject, key: string): JsonObject {
  const value = content[key] ?? {};
  return isJsonObject(value) ? value : refuse(`"${key}" must be an object`);
}

function textsOf(content: JsonObject, key: string): Record<string, string> {
  const object = objectOf(content, key);
  return Object.fromEntries(Object.keys(object).map((name) => [name, textOf(object, name, ` of "${key}"`)]));
}

function textOf(object: JsonObject, key: string, where = ''): string {
  const text = object[key];
  return typeof text === 'string' ? text : refuse(`"${key}"${where} must be a text`);
}

function columnsIn({ ignore = [], ...written }: JsonObject) {
  const isList = Array.isArray(ignore) && ignore.every((column) => typeof column === 'string');
  if (!isList) return refuse('"ignore" of "columns" must be a list of names: ["weight"]');
  const isTable = (name: string) => isJsonObject(written[name]);
  const names = Object.keys(written);
  const own = names.filter((name) => !isTable(name));
  return {
    columns: Object.fromEntries(own.map((name) => [name, textOf(written, name, ' of "columns"')])),
    columnsOf: Object.fromEntries(names.filter(isTable).map((name) => [name, textsOf(written, name)])),
    ignoredColumns: (ignore as readonly string[]).map((column) => column.toLowerCase()),
  };
}

function levelsOf(content: JsonObject): Mapping['levels'] {
  const toLevel = (written: string, level: unknown): MappedLevel | 'ignore' => {
    if (level === 'ignore') return level;
    if (!isJsonObject(level) || typeof level.ordinal !== 'number')
      return refuse(`"${written}" of "levels" must be { "ordinal": 0, "name": "ground floor" } or "ignore"`);
    const { ordinal, name, shortName, elevation } = level;
    return {
      ordinal,
      name: typeof name === 'string' ? name : undefined,
      shortName: typeof shortName === 'string' ? shortName : undefined,
      elevation: typeof elevation === 'number' ? elevation : undefined,
    };
  };
  const levels = Object.entries(objectOf(content, 'levels'));
  return Object.fromEntries(levels.map(([written, level]) => [written, toLevel(written, level)]));
}

function refuse(why: string): never {
  throw new ImportError(`Cannot use ${mappingFile}: ${why}`);
}
