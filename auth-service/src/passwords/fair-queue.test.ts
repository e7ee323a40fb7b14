import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue of width 1 whose only job runs until finish(). `order` records jobs as they run or are refused. */
function createQueue(capacity = 1000, maxWaitMs = 60_000) {
  const queue = new FairQueue({ width: 1, capacity, maxWaitMs });
  const order: string[] = [];
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const runs = [queue.run(['first'], () => promise)];
  /** `add('a b#1')` adds the job 1 of the group a and its subgroup b; `then` runs with the job. */
  function add(name: string, then = () => {}): void {
    const run = queue.run(name.replace(/#.*/, '').split(' '), async () => {
      order.push(name);
      then();
    });
    runs.push(run.catch((error: Error & { code?: string }) => void order.push(`${name}: ${error.code}`)));
  }
  async function finish(): Promise<readonly string[]> {
    open();
    // Jobs may add jobs.
    for (const run of runs) await run;
    return order;
  }
  return { queue, order, add, finish };
}

test('FairQueue alternates between groups and is first-in, first-out within one', async () => {
  const { add, finish } = createQueue();
  for (const group of ['a', 'a', 'a', 'b', 'c', 'b']) add(group);
  expect(await finish()).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

test('FairQueue alternates between the subgroups of each group', async () => {
  const { add, finish } = createQueue();
  for (const subgroup of ['1', '1', '1', '2', '3']) add(`a ${subgroup}`);
  add('b 1');
  expect(await finish()).toEqual(['a 1', 'b 1', 'a 2', 'a 3', 'a 1', 'a 1']);
});

test('FairQueue serves one source in turn with 200 new subgroups of another', async () => {
  const { add, order, finish } = createQueue();
  for (let number = 0; number < 200; number += 1) add(`wide ${number}`);
  add('honest 1', () => add('honest 1'));
  await finish();
  expect(order.indexOf('honest 1')).toBe(1);
  expect(order.lastIndexOf('honest 1')).toBe(3);
});

test('FairQueue serves 8 jobs of one source while a new source arrives at each turn', async () => {
  const { add, order, finish } = createQueue();
  let number = 0;
  const arrive = () => {
    number += 1;
    if (number < 40) add(`new-${number}`, arrive);
  };
  for (let job = 0; job < 8; job += 1) add('honest');
  add('new-0', arrive);
  await finish();
  const turns = order.flatMap((name, turn) => (name === 'honest' ? [turn] : []));
  expect(turns).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
});

test.each([
  ['known', 'unknown'],
  ['unknown', 'known'],
])('FairQueue serves every second job from %s clients during a flood of %s ones', async (calm, flooding) => {
  const { add, order, finish } = createQueue(100);
  for (let number = 0; number < 300; number += 1) add(`${flooding} ${number}`);
  for (let number = 0; number < 10; number += 1) add(`${calm} ${number}`);
  await finish();
  const served = order.filter((name) => !name.endsWith('busy'));
  const turns = served.flatMap((name, turn) => (name.startsWith(`${calm} `) ? [turn] : []));
  expect(turns).toEqual(Array.from({ length: 10 }, (_, job) => 2 * job + 1));
});

test('FairQueue refuses the newest job of the largest group and subgroup when full', async () => {
  const { add, order, finish } = createQueue(5);
  for (const job of ['1#1', '1#2', '1#3', '2#4']) add(`a ${job}`);
  add('b 1');
  await expect.poll(() => order).toEqual(['a 1#3: busy']);
  add('a 3');
  await expect.poll(() => order).toEqual(['a 1#3: busy', 'a 1#2: busy']);
  add('a 2#5');
  await expect.poll(() => order).toEqual(['a 1#3: busy', 'a 1#2: busy', 'a 2#5: busy']);
  expect((await finish()).slice(3)).toEqual(['a 1#1', 'b 1', 'a 2#4', 'a 3']);
});

test('FairQueue refuses a newcomer when full of groups with one job each', async () => {
  const { add, order } = createQueue(3);
  for (const group of ['a', 'b', 'c']) add(group);
  await expect.poll(() => order).toEqual(['c: busy']);
});

test('FairQueue refuses a job after the maximum wait and stops counting it', async () => {
  const { queue, add, order, finish } = createQueue(100, 5);
  add('a');
  add('b');
  await expect.poll(() => order).toEqual(['a: busy', 'b: busy']);
  expect(queue.admitted).toBe(1);
  await finish();
  expect(queue.admitted).toBe(0);
});

test('FairQueue refuses waiting and new jobs after close() and finishes the running one', async () => {
  const { queue, add, order, finish } = createQueue();
  add('a');
  queue.close();
  add('b');
  await expect.poll(() => order).toEqual(['a: busy', 'b: busy']);
  await finish();
  expect(queue.admitted).toBe(0);
});
