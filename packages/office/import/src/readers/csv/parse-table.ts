import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from '../../model.ts';

/** One line of a table, by the names of its columns. */
export interface Row {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Table {
  readonly file: string;
  /** Names of the columns as the reader knows them. */
  readonly columns: ReadonlySet<string>;
  readonly rows: readonly Row[];
}

/** Columns by their names in files, in small letters. */
export type Columns = Readonly<Record<string, readonly string[]>>;

const separators = [';', '\t', ','];

/**
 * Reads a table (RFC 4180) whose separator is a comma, a semicolon or a tab; other columns are skipped.
 *
 * @throws {ImportError} that names the line
 */
export function parseTable(text: string, file: string, known: Columns): Table {
  const records = readRecords(text, file);
  const [header, ...lines] = records;
  if (!header) throw new ImportError(`Cannot read ${file}: it is empty`);
  const names = header.record.map((cell) => {
    const name = cell.trim().toLowerCase();
    return Object.entries(known).find(([column, others]) => column === name || others.includes(name))?.[0];
  });
  const rows = lines.map(({ record, line }): Row => {
    if (record.length !== names.length)
      throw new ImportError(
        `Cannot read ${file}, line ${line}: it has ${record.length} fields, and the first line has ${names.length}. Put a field with the separator in it into "quotes"`,
      );
    const cells = names.flatMap((name, i) => {
      const cell = record[i]?.trim() ?? '';
      return name === undefined || cell === '' ? [] : [[name, cell] as const];
    });
    return { line, cells: Object.fromEntries(cells) };
  });
  return { file, columns: new Set(names.filter((name) => name !== undefined)), rows };
}

/** Names of the columns of a text, for telling what table it is. */
export function headerOf(text: string): readonly string[] {
  const [line = ''] = text.split(/\r?\n|\r/, 1);
  return line.split(separatorOf(line)).map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
}

function readRecords(text: string, file: string): { record: string[]; line: number }[] {
  const delimiter = separatorOf(text.split(/\r?\n|\r/, 1)[0] ?? '');
  const options = {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  } as const;
  try {
    const parsed = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return parsed.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: number };
    throw new ImportError(`Cannot read ${file}, line ${lines ?? '?'}: ${error.message}`);
  }
}

function separatorOf(header: string): string {
  const counts = separators.map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ',';
}

/** A number with a decimal point or comma; undefined for what is none. */
export function toNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[+-]?\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(text)) return undefined;
  return Number(text.replace(',', '.'));
}
