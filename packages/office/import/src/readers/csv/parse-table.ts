import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from '../../model.ts';

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
export function headerOf(text: string): string[] {
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
export function parseTable(text: string, file: string, nameOf: (column: string) => string): Table {
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

function readRecords(text: string, file: string) {
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
