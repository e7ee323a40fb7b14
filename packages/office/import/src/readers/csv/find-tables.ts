import { CsvError, parse } from 'csv-parse/sync';
import { mappingFile } from '../../files/open-source.ts';
import { ImportError, type SourceFiles } from '../../model.ts';
import { type Mapping, parseMapping } from '../geojson/mapping.ts';
import { askForColumns } from './ask.ts';

/** Names of the columns of each table. */
const columns = {
  nodes: ['id', 'x', 'y', 'longitude', 'latitude', 'level', 'building', 'kind', 'name', 'number'],
  edges: ['from', 'to', 'kind', 'one_way', 'name'],
  levels: ['level', 'ordinal', 'building', 'name', 'short', 'elevation'],
  people: ['name', 'department', 'code', 'designation', 'room', 'email', 'contact', 'kind', 'id'],
} as const;
type Kind = keyof typeof columns;

/** Columns by which a table is recognised: one of each line. */
const required: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
  nodes: [['id'], ['x', 'longitude'], ['y', 'latitude']],
  edges: [['from'], ['to']],
  levels: [['level'], ['ordinal']],
  people: [['name'], ['department']],
};

const help: Readonly<Record<Kind, string>> = {
  nodes: 'the columns id, x and y (metres) or longitude and latitude, level, kind, name, number',
  edges: 'the columns from and to, ids of nodes',
  levels: 'the columns level and ordinal',
  people: 'the columns name and department, and may have designation, room, email, contact, kind',
};

type Texts = SourceFiles['texts'];

export function hasTables(texts: Texts): boolean {
  return (
    [...texts.keys()].some((file) => /\.csv$/i.test(file)) ||
    headersOf(texts, (column) => column.toLowerCase()).some(({ kind }) => kind)
  );
}

/** @throws {ImportError} with the missing columns and how to map them */
export function findTables(files: SourceFiles) {
  const { mapping, find, findRequired } = openTables(files);
  return { mapping, nodes: findRequired('nodes'), edges: findRequired('edges'), levels: find('levels') };
}

/** @throws {ImportError} with the missing columns and how to map them */
export function parsePeople(files: SourceFiles): Table {
  return openTables(files).findRequired('people');
}

/** Whether a source has a list of people. */
export function hasPeople({ texts }: SourceFiles): boolean {
  const nameOf = namesBy(parseMapping(texts.get(mappingFile) ?? '{}'));
  return headersOf(texts, nameOf).some(({ kind }) => kind === 'people');
}

function openTables({ name: source, texts }: SourceFiles) {
  const mapping = parseMapping(texts.get(mappingFile) ?? '{}');
  const nameOf = namesBy(mapping);
  const headers = headersOf(texts, nameOf);
  const found = headers.flatMap(({ header }) => header);
  for (const [ours, written] of Object.entries(mapping.columns))
    if (!found.some((column) => column.toLowerCase() === written.toLowerCase()))
      throw new ImportError(
        `Cannot use ${mappingFile}: it has the column "${written}" for "${ours}", but no table has it. They have: ${found.join(', ')}`,
      );
  const find = (wanted: Kind): Table | undefined => {
    const file = headers.find(({ kind }) => kind === wanted)?.file;
    return file === undefined ? undefined : parseTable(texts.get(file) ?? '', file, nameOf);
  };
  const findRequired = (kind: Kind): Table => {
    const table = find(kind);
    if (table) return table;
    const others = headers.filter((one) => one.kind === undefined && /\.csv$/i.test(one.file));
    const how = others.length > 0 ? askForColumns(others, mapping) : 'Put both tables into one folder';
    const people = others.length === 1 ? ' If it is a list of people, map "name" and "department".' : '';
    throw new ImportError(
      `Cannot import "${source}": there is no table of ${kind}. Its first line must have ${help[kind]}. ${how}${people}`,
    );
  };
  return { mapping, find, findRequired };
}

type NameOf = (column: string) => string;

/** Columns of each table, and the kind of table that they make. */
function headersOf(texts: Texts, nameOf: NameOf) {
  const kinds = Object.keys(required) as Kind[];
  return [...texts].flatMap(([file, text]) => {
    if (!/\.(csv|txt)$/i.test(file)) return [];
    const header = headerOf(text);
    const names = header.map(nameOf);
    const kind = kinds.find((one) =>
      required[one].every((choice) => choice.some((name) => names.includes(name))),
    );
    return [{ file, header, kind }];
  });
}

/** Our name of a column by its name in the tables. */
function namesBy({ columns: mapped }: Mapping): NameOf {
  const known = new Set<string>(Object.values(columns).flat());
  const unknown = Object.keys(mapped).find((column) => !known.has(column));
  if (unknown !== undefined)
    throw new ImportError(
      `Cannot use ${mappingFile}: "columns" has no "${unknown}". It must have names of columns in your tables, by these: ${[...known].join(', ')}`,
    );
  const names = new Map(Object.entries(mapped).map(([column, written]) => [written.toLowerCase(), column]));
  return (column) => names.get(column.toLowerCase()) ?? column.toLowerCase();
}

/** One line of a table, by the names of its columns; empty cells are missing. */
export interface Row {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Names of the columns in the first line of a text. */
function headerOf(text: string): string[] {
  const [line = ''] = text
    .replace(/^\ufeff/, '')
    .slice(0, 10_000)
    .split(/\r?\n|\r/, 1);
  return line.split(separatorOf(line)).map((cell) => cell.trim().replaceAll('"', ''));
}

/**
 * Reads a table (RFC 4180) whose separator is a comma, a semicolon or a tab.
 *
 * @param nameOf our name for a column, by its name in the table
 * @throws {ImportError} with the line of the error
 */
function parseTable(text: string, file: string, nameOf: (column: string) => string): Table {
  const [header, ...records] = readRecords(text, file);
  const columns = header?.record.map((cell) => nameOf(cell.trim())) ?? [];
  const rows = records.map(({ record, info: { lines: line } }): Row => {
    if (record.length !== columns.length)
      throw new ImportError(
        `Cannot read ${file}, line ${line}: it has ${record.length} fields, and the first line has ${columns.length}. Put a field that contains the separator into "quotes"`,
      );
    const cells = columns.map((column, i) => [column, record[i]?.trim() ?? ''] as const);
    return { line, cells: Object.fromEntries(cells.filter(([, cell]) => cell !== '')) };
  });
  return { file, columns, rows };
}

/** Rows of one table; more take hours. */
const maxRows = 50_000;

function readRecords(text: string, file: string) {
  let rows = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) rows++;
  if (rows > maxRows)
    throw new ImportError(
      `Cannot read ${file}: it has ${rows} lines, and at most ${maxRows} can be imported. Split it, for instance by building`,
    );
  const delimiter = separatorOf(text.split(/\r?\n|\r/, 1)[0] ?? '');
  const options = {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  } as const;
  try {
    return parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines = '?' } = error as { lines?: number };
    throw new ImportError(`Cannot read ${file}, line ${lines}: ${error.message}`);
  }
}

/** The separator that occurs most often. */
function separatorOf(header: string): string {
  const counts = [';', '\t', ','].map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ',';
}

/** A number with a decimal point or comma; undefined if the text is not a number. */
export function toNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[+-]?\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(text)) return undefined;
  return Number(text.replace(',', '.'));
}
