import type { Query, SqlValue } from '../query.ts';

interface Statement {
  /** Name of the prepared statement. */
  readonly name: string;
  readonly text: string;
  readonly names: readonly string[];
}

const compiled = new Map<string, Statement>();

/** Converts named to numbered parameters (`:id` to `$1`) and adds the row lock. */
export function toPostgres({ sql, values, lock }: Query): { name: string; text: string; values: SqlValue[] } {
  const source = lock ? `${sql} for update` : sql;
  let statement = compiled.get(source);
  if (!statement) {
    statement = { name: `s${compiled.size}`, ...compile(source) };
    compiled.set(source, statement);
  }
  const { name, text, names } = statement;
  return { name, text, values: names.map((parameter) => toValue(values, parameter)) };
}

function compile(sql: string): { text: string; names: readonly string[] } {
  const names: string[] = [];
  const text = sql.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

function toValue(values: Query['values'], name: string): SqlValue {
  const value = values[name];
  if (value === undefined) throw new TypeError(`Cannot run a query without a value for "${name}"`);
  return value;
}
