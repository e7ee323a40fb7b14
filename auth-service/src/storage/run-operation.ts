import type { Operation, Query, Row } from './query.ts';

export function runSync<Result>(
  operation: Operation<Result>,
  execute: (query: Query) => readonly Row[],
): Result {
  let step = operation.next([]);
  while (!step.done) step = operation.next(execute(checkStorable(step.value)));
  return step.value;
}

export async function runAsync<Result>(
  operation: Operation<Result>,
  execute: (query: Query) => Promise<readonly Row[]>,
): Promise<Result> {
  let step = operation.next([]);
  while (!step.done) step = operation.next(await execute(checkStorable(step.value)));
  return step.value;
}

/**
 * Rejects text that an engine would refuse or change: NUL and lone surrogates. Input validation refuses it earlier; this
 * check makes both engines fail alike, so a test on either detects a gap.
 */
function checkStorable(query: Query): Query {
  for (const [name, value] of Object.entries(query.values))
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw new RangeError(`Cannot query the database: "${name}" contains NUL or a lone surrogate`);
  return query;
}
