import { setTimeout as pause } from 'node:timers/promises';

const never = Symbol('no answer');

/**
 * What a page answers to a question. The limit is counted outside of the page: while a script runs without an end,
 * nothing else in it runs, and the browser knows no answer either.
 * @throws {Error} when it takes longer
 */
export async function askPage<Value>(answer: Promise<Value>, seconds = 20): Promise<Value> {
  // A page that is given up answers later, when its browser is closed.
  answer.catch(() => undefined);
  const limit = new AbortController();
  const late = pause(seconds * 1000, never, { signal: limit.signal }).catch(() => never);
  const first = await Promise.race([answer, late]).finally(() => limit.abort());
  if (first === never) throw new Error(`it does not answer: a script runs for more than ${seconds} seconds`);
  return first as Value;
}
