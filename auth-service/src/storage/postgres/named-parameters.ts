import type { Query, SqlValue } from '../query.ts';

const compiled = new Map<string, { readonly text: string; readonly names: readonly string[] }>();

/** `where id = :id` becomes `where id = $1`: PostgreSQL numbers its parameters. A row to be changed is locked. */
export function toPostgres({ sql, values, lock }: Query): { text: string; values: SqlValue[] } {
  let statement = compiled.get(sql);
  if (!statement) {
    statement = compile(sql);
    compiled.set(sql, statement);
  }
  return {
    text: lock ? `${statement.text} for update` : statement.text,
    values: statement.names.map((name) => toValue(values, name)),
  };
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
