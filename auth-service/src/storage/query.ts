/** Values that both engines store. Numbers are integers; times are milliseconds since 1970. */
export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export interface Query {
  /** SQL that both engines execute alike, with named parameters: `where id = :id`. */
  readonly sql: string;
  readonly values: Readonly<Record<string, SqlValue>>;
  /** The rows are read to be changed: PostgreSQL locks them. SQLite has only one writer. */
  readonly lock: boolean;
  /** Atomic by itself: PostgreSQL runs it without a transaction, in one round trip. */
  readonly alone: boolean;
  /** Only the first row is used: get() of node:sqlite is faster than all(). */
  readonly first: boolean;
}

/**
 * Work on the database, written once for both engines: yields queries and receives rows. SQLite runs it synchronously,
 * PostgreSQL with one round trip per query. Writes run in one transaction, except for queries marked `alone`.
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

/** Runs a statement that changes one row, ends in `returning`, and is not rolled back if a later one fails. */
export function* changeAlone(sql: string, values: Query['values']): Operation<Row | undefined> {
  const [row] = yield { ...plain, sql, values, alone: true };
  return row;
}

/** Runs a statement that ends in `returning` and returns the number of changed rows. */
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
