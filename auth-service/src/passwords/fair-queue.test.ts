import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue of width 1 whose only job runs until finish(). `order` records jobs as they run or are refused. */
function createQueue(capacity: number, maxWaitMs = 60_000) {
  const queue = new FairQueue({ width: 1, capacity, maxWaitMs });
  const order: string[] = [];
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const runs = [queue.run({ source: 'first', subject: '' }, () => promise)];
  function add(source: string, subject = ''): void {
    const name = `${source}${subject}`;
    const run = queue.run({ source, subject }, async () => void order.push(name));
    runs.push(run.catch((error: Error & { code?: string }) => void order.push(`${name} ${error.code}`)));
  }
  async function finish(): Promise<readonly string[]> {
    open();
    await Promise.all(runs);
    return order;
  }
  return { queue, order, add, finish };
}

test('FairQueue alternates between addresses and is first-in, first-out within one', async () => {
  const { add, finish } = createQueue(100);
  for (const source of ['a', 'a', 'a', 'b', 'c', 'b']) add(source);
  expect(await finish()).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

test('FairQueue alternates between the accounts of one address', async () => {
  const { add, finish } = createQueue(100);
  for (const subject of ['1', '1', '1', '2', '3']) add('a', subject);
  add('b');
  expect(await finish()).toEqual(['a1', 'b', 'a2', 'a3', 'a1', 'a1']);
});

test('FairQueue refuses the last job of the address and account with the most waiting jobs when full', async () => {
  const { add, order, finish } = createQueue(5);
  for (const subject of ['1', '1', '1', '2']) add('a', subject);
  add('b');
  await expect.poll(() => order).toEqual(['a1 busy']);
  add('a', '3');
  await expect.poll(() => order).toEqual(['a1 busy', 'a1 busy']);
  add('a', '2');
  await expect.poll(() => order).toEqual(['a1 busy', 'a1 busy', 'a2 busy']);
  expect((await finish()).slice(3)).toEqual(['a1', 'b', 'a2', 'a3']);
});

test('FairQueue refuses a job after the maximum wait and stops counting it', async () => {
  const { queue, add, order, finish } = createQueue(100, 5);
  add('a');
  add('b');
  await expect.poll(() => order).toEqual(['a busy', 'b busy']);
  expect(queue.admitted).toBe(1);
  await finish();
  expect(queue.admitted).toBe(0);
});
