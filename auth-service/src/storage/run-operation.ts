import type { Operation, Query, Row } from './query.ts';

export function runSync<Result>(
  operation: Operation<Result>,
  execute: (query: Query) => readonly Row[],
): Result {
  let step = operation.next([]);
  while (!step.done) step = operation.next(execute(toStorable(step.value)));
  return step.value;
}

export async function runAsync<Result>(
  operation: Operation<Result>,
  execute: (query: Query) => Promise<readonly Row[]>,
): Promise<Result> {
  let step = operation.next([]);
  while (!step.done) step = operation.next(await execute(toStorable(step.value)));
  return step.value;
}

/**
 * PostgreSQL refuses a NUL, SQLite cuts at it in some of its functions, and both write another character for half a one.
 * Such a text should have been refused long before: here both engines refuse it alike, so that a test on either finds out.
 */
function toStorable(query: Query): Query {
  for (const [name, value] of Object.entries(query.values))
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw new RangeError(`Cannot ask the database: "${name}" holds half a character or a NUL`);
  return query;
}
