import { expect, test } from 'vitest';
import { createClock } from '../../tests/support/opened-service.ts';
import { RequestCounter, type Share } from './request-counter.ts';

/** Two instances that share counts. `sent` records each exchange. */
function createInstances() {
  const clock = createClock();
  const sent: number[] = [];
  let total = 0;
  const endsAt = clock.now() + 60_000;
  const share: Share = async ({ hits }) => {
    sent.push(hits);
    total += hits;
    return { hits: total, endsAt };
  };
  return { clock, sent, share, here: new RequestCounter(clock.now), there: new RequestCounter(clock.now) };
}

test('RequestCounter writes once for a hundred requests and not at all without requests', async () => {
  const { sent, share, here } = createInstances();
  for (let request = 0; request < 100; request += 1) here.count('a');
  await here.exchange(share);
  await here.exchange(share);
  expect(sent).toEqual([100]);
  expect(here.count('a').hits).toBe(101);
});

test('RequestCounter includes the requests of other instances after an exchange', async () => {
  const { share, here, there } = createInstances();
  for (let request = 0; request < 5; request += 1) here.count('a');
  await here.exchange(share);
  expect(there.count('a').hits).toBe(1);
  await there.exchange(share);
  expect(there.count('a').hits).toBe(7);
});

test('RequestCounter starts a new window after a minute and does not share the old one', async () => {
  const { clock, sent, share, here } = createInstances();
  here.count('a');
  clock.advance(60);
  await here.exchange(share);
  expect([here.count('a').hits, sent]).toEqual([1, []]);
});

test('RequestCounter ends a window within a minute although the clock of another instance is ahead', async () => {
  const { clock, here } = createInstances();
  here.count('a');
  await here.exchange(async () => ({ hits: 9, endsAt: clock.now() + 62_000 }));
  expect(here.count('a')).toEqual({ hits: 10, endsAt: clock.now() + 60_000 });
});

test('RequestCounter keeps counting after a failed exchange and shares the requests later', async () => {
  const { sent, share, here } = createInstances();
  here.count('a');
  await expect(here.exchange(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(here.count('a').hits).toBe(2);
  await here.exchange(share);
  expect(sent).toEqual([2]);
});

test('RequestCounter evicts the least recently used of more than 10,000 keys', () => {
  const { here } = createInstances();
  for (let address = 0; address < 10_000; address += 1) here.count(String(address));
  here.count('0');
  here.count('one more');
  expect([here.count('0').hits, here.count('1').hits, here.count('one more').hits]).toEqual([3, 1, 2]);
});
