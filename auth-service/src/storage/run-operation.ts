import type { Operation, Query, Row } from './query.ts';

export function runSync<Result>(
  operation: Operation<Result>,
  execute: (query: Query) => readonly Row[],
): Result {
  let step = operation.next([]);
  while (!step.done) step = operation.next(execute(step.value));
  return step.value;
}

export async function runAsync<Result>(
  operation: Operation<Result>,
  execute: (query: Query) => Promise<readonly Row[]>,
): Promise<Result> {
  let step = operation.next([]);
  while (!step.done) step = operation.next(await execute(step.value));
  return step.value;
}
