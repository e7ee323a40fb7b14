/** What both engines store: text, whole numbers (times are milliseconds since 1970) and nothing. */
export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export interface Query {
  /** Plain SQL that both engines read alike, with named parameters: `where id = :id`. */
  readonly sql: string;
  readonly values: Readonly<Record<string, SqlValue>>;
  /** Rows that are read to be changed. SQLite has one writer at a time; PostgreSQL locks them. */
  readonly lock: boolean;
  /** Whole by itself: PostgreSQL commits it without a transaction around it, in one round trip. */
  readonly alone: boolean;
  /** Only the first row is used: get() of node:sqlite is faster than all(). */
  readonly first: boolean;
}

/**
 * One piece of work on the database, written once for both engines: it yields queries and is given rows. SQLite runs
 * it without waiting, PostgreSQL with a round trip for each query; both inside one transaction when it writes, except for what
 * is `alone`.
 */
export type Operation<Result> = Generator<Query, Result, readonly Row[]>;

const plain = { lock: false, alone: false, first: false };

export function* selectAll(sql: string, values: Query['values'] = {}): Operation<readonly Row[]> {
  return yield { ...plain, sql, values };
}

export function* selectFirst(sql: string, values: Query['values'] = {}): Operation<Row | undefined> {
  const [row] = yield { ...plain, sql, values, first: true };
  return row;
}

export function* selectToChange(sql: string, values: Query['values']): Operation<Row | undefined> {
  const [row] = yield { ...plain, sql, values, lock: true };
  return row;
}

/** A statement that changes one row, ends in `returning`, and is not taken back by what follows. */
export function* changeAlone(sql: string, values: Query['values']): Operation<Row | undefined> {
  const [row] = yield { ...plain, sql, values, alone: true };
  return row;
}

/** Runs a statement that ends in `returning` and says how many rows it touched. */
export function* change(sql: string, values: Query['values']): Operation<number> {
  const rows = yield { ...plain, sql, values };
  return rows.length;
}

export function toText(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`Cannot read column "${column}" as text: it holds ${typeof value}`);
}

export function toNumber(row: Row, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw new TypeError(`Cannot read column "${column}" as a number: it holds ${typeof value}`);
}

export function toOptionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : toText(row, column);
}

export function toOptionalNumber(row: Row, column: string): number | undefined {
  return row[column] === null ? undefined : toNumber(row, column);
}
