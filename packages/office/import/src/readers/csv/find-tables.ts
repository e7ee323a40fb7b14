import { CsvError, parse } from 'csv-parse/sync';
import { mappingFile } from '../../files/open-source.ts';
import { type Guess, guess } from '../../guesses.ts';
import { ImportError, type SourceFiles } from '../../model.ts';
import { type Mapping, parseMapping } from '../geojson/mapping.ts';
import { askForColumns, type Question } from './ask.ts';
import {
  columns,
  kindOf,
  lackingAs,
  lookAlikes,
  namesOf,
  requireColumns,
  type TableKind,
} from './columns.ts';

const help: Readonly<Record<TableKind, string>> = {
  nodes: 'the columns id, x and y (metres) or longitude and latitude, level, kind, name, number',
  edges: 'the columns from and to, ids of nodes',
  levels: 'the columns level and ordinal',
  people: 'the columns name and department, and may have designation, room, email, contact, kind',
};

type Texts = SourceFiles['texts'];

export function hasTables(texts: Texts): boolean {
  return (
    [...texts.keys()].some((file) => /\.csv$/i.test(file)) ||
    headersOf(texts, parseMapping('{}')).some(({ kind }) => kind)
  );
}

/** @throws {ImportError} with the columns that are missing or not read, and how to map them */
export function findTables(files: SourceFiles) {
  const { mapping, find, findRequired, requireAnswers } = openTables(files);
  const [nodes, edges, levels] = [findRequired('nodes'), findRequired('edges'), find('levels')];
  const guesses = requireAnswers([nodes, edges, ...(levels ? [levels] : [])]);
  return { mapping, nodes, edges, levels, guesses };
}

/** @throws {ImportError} with the columns that are missing or not read, and how to map them */
export function parsePeople(files: SourceFiles) {
  const { findRequired, requireAnswers } = openTables(files);
  const people = findRequired('people');
  return { ...people, guesses: requireAnswers([people]) };
}

/** Whether a source has a list of people. */
export function hasPeople({ texts }: SourceFiles): boolean {
  const mapping = parseMapping(texts.get(mappingFile) ?? '{}');
  return headersOf(texts, mapping).some(({ kind }) => kind === 'people');
}

function openTables({ name: source, texts }: SourceFiles) {
  const mapping = parseMapping(texts.get(mappingFile) ?? '{}');
  const headers = headersOf(texts, mapping);
  requireColumns(mapping, headers);
  const find = (kind: TableKind): Table | undefined => {
    const file = headers.find((one) => one.kind === kind)?.file;
    return file === undefined ? undefined : parseTable(texts.get(file) ?? '', { file, kind, mapping });
  };
  const findRequired = (kind: TableKind): Table => {
    const table = find(kind);
    if (table) return table;
    const others = headers.filter((one) => one.kind === undefined && /\.csv$/i.test(one.file));
    const questions = others.map((one) => withLookAlikes(one, mapping));
    const how =
      others.length > 0
        ? `${askForColumns(questions, mapping)}${describeLacks(questions, kind, mapping)}`
        : 'Put both tables into one folder';
    const isList = questions.length === 1 && questions[0]?.kind === undefined;
    if (isList && questions.some(({ header }) => namesOf(header, 'people', mapping).some(isOfPeople)))
      throw new ImportError(
        `Cannot import "${source}": it is a list of people that lacks a column.${describeLacks(questions, 'people', mapping)}`,
      );
    const people = isList ? ' If it is a list of people, map "name" and "department".' : '';
    throw new ImportError(
      `Cannot import "${source}": there is no table of ${kind}. Its first line must have ${help[kind]}. ${how}${people}`,
    );
  };
  /** Asks about columns that look like ours; the others that nothing reads become guesses. */
  const requireAnswers = (tables: readonly Table[]): Guess[] => {
    const questions = tables.flatMap((table) => {
      const alike = table.alike.filter(([, written]) => table.unread.includes(written));
      return alike.length > 0 ? [{ ...table, alike }] : [];
    });
    if (questions.length > 0)
      throw new ImportError(
        `Cannot import "${source}": some columns are not read. ${askForColumns(questions, mapping)}`,
      );
    const guesses: Guess[] = [];
    for (const { file, kind, unread } of tables)
      for (const column of unread) {
        const what = `The column "${column}" of ${file} is not read`;
        const known = `A table of ${kind} has the columns ${columns[kind].join(', ')}`;
        const why = mapping.ignoredColumns.includes(column.toLowerCase())
          ? `${mappingFile} ignores it`
          : `${known}: if it is one of these, name it in "columns" of ${mappingFile}`;
        guess(guesses, 'left-out', { rule: 'unread-column', what, why, file });
      }
    return guesses;
  };
  return { mapping, find, findRequired, requireAnswers };
}

type Header = ReturnType<typeof headersOf>[number];

/** Columns of each table, and the kind of table that they make. */
function headersOf(texts: Texts, mapping: Mapping) {
  return [...texts].flatMap(([file, text]) => {
    if (!/\.(csv|txt)$/i.test(file)) return [];
    const header = headerOf(text);
    return [{ file, header, kind: kindOf((kind) => namesOf(header, kind, mapping)) }];
  });
}

/** The columns of a table of an unknown kind that look like those of the kind that it becomes with them. */
function withLookAlikes({ file, header }: Header, mapping: Mapping): Question {
  const alikeAs = (kind: TableKind) => lookAlikes(header, namesOf(header, kind, mapping), { kind, mapping });
  const kind = kindOf((one) => [...namesOf(header, one, mapping), ...alikeAs(one).map(([ours]) => ours)]);
  const own = header.map((column) => column.toLowerCase());
  return { file, header, kind, alike: kind ? alikeAs(kind) : lookAlikes(header, own, { kind, mapping }) };
}

/** Columns that no other table has. */
const isOfPeople = (name: string | undefined) =>
  name !== undefined && ['department', 'designation', 'email', 'contact'].includes(name);

/** What the tables lack that come nearest to a kind, also if all that looks alike is mapped. */
function describeLacks(questions: readonly Question[], kind: TableKind, mapping: Mapping): string {
  const lacks = questions.map(({ file, header, alike }) => {
    const names = [...namesOf(header, kind, mapping), ...alike.map(([ours]) => ours)];
    return { file, lacking: lackingAs(kind, names) };
  });
  const fewest = Math.min(...lacks.map(({ lacking }) => lacking.length));
  if (fewest === 0) return '';
  const nearest = lacks.filter(({ lacking }) => lacking.length === fewest);
  const [files, lacking] = [nearest.map(({ file }) => file).join(' or '), nearest[0]?.lacking.join(', ')];
  const isBlind = kind === 'nodes' && /"x"/.test(`${lacking}`);
  const why = isBlind ? '. Without positions, in metres or degrees, rooms cannot be drawn' : '';
  return ` ${files} needs columns for ${lacking}: rename or add them, or name them in "columns" of ${mappingFile}, ours before yours${why}.`;
}

/** One line of a table, by the names of its columns; empty cells are missing. */
export interface Row {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Table extends Question {
  readonly kind: TableKind;
  /** Our names of the columns that are read. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Columns with texts that nothing reads, as they are written. */
  readonly unread: readonly string[];
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
 * @throws {ImportError} with the line of the error
 */
function parseTable(
  text: string,
  { file, kind, mapping }: { readonly file: string; readonly kind: TableKind; readonly mapping: Mapping },
): Table {
  const [first, ...records] = readRecords(text, file);
  const header = first?.record.map((cell) => cell.trim()) ?? [];
  const names = namesOf(header, kind, mapping);
  const unread = new Set<string>();
  const rows = records.map(({ record, info: { lines: line } }): Row => {
    if (record.length !== names.length)
      throw new ImportError(
        `Cannot read ${file}, line ${line}: it has ${record.length} fields, and the first line has ${names.length}. Put a field that contains the separator into "quotes"`,
      );
    const cells: [string, string][] = [];
    for (const [i, written] of record.entries()) {
      const [cell, name] = [written.trim(), names[i]];
      if (cell === '') continue;
      if (name === undefined) unread.add(header[i] ?? '');
      else cells.push([name, cell]);
    }
    return { line, cells: Object.fromEntries(cells) };
  });
  const read = names.filter((name) => name !== undefined);
  const alike = lookAlikes(header, names, { kind, mapping });
  return { file, kind, header, columns: read, rows, unread: [...unread], alike };
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
