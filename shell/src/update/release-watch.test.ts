// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReleaseWatch, type ReleaseWatch } from './release-watch.ts';

const running: ReleaseWatch[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const watch of running.splice(0)) watch.stop();
  vi.useRealTimers();
});

/** Watch of release 000005; requests return `answers` in order, then the last one repeatedly. */
function tab(...answers: (string | undefined | Error)[]) {
  return watchTab({ isUrgent: () => false }, ...answers);
}

function watchTab(
  options: Pick<Parameters<typeof createReleaseWatch>[0], 'isUrgent'>,
  ...answers: (string | undefined | Error)[]
) {
  const reported: string[] = [];
  const fetchRelease = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return { release: answer };
  });
  const watch = createReleaseWatch({
    ...options,
    release: '000005',
    fetchLive: fetchRelease,
    onNewer: ({ release }) => reported.push(String(release)),
  });
  running.push(watch);
  return { watch, fetchRelease, reported };
}

test('createReleaseWatch() reports a newer release once', async () => {
  const { watch, reported } = tab('000006');
  await watch.check();
  await watch.check();
  expect(reported).toEqual(['000006']);
});

test.each([
  ['the same release', '000005'],
  ['an older release, as from a stale edge cache', '000004'],
  ['no release', undefined],
  ['something else', 'newest'],
  ['no answer', new Error('offline')],
])('createReleaseWatch() ignores %s', async (_name, answer) => {
  const { watch, reported } = tab(answer);
  await watch.check();
  expect(reported).toEqual([]);
});

test('createReleaseWatch() checks every five minutes, and when the page becomes visible', async () => {
  const { fetchRelease } = tab('000005');
  await vi.advanceTimersByTimeAsync(299_000);
  expect(fetchRelease).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(fetchRelease).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchRelease).toHaveBeenCalledTimes(2);
});

test('createReleaseWatch() checks an urgent page every 10 to 13 seconds, also after a return to it', async () => {
  let isUrgent = false;
  const { fetchRelease } = watchTab({ isUrgent: () => isUrgent }, '000005');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchRelease).not.toHaveBeenCalled();
  isUrgent = true;
  await vi.advanceTimersByTimeAsync(130_000);
  expect(fetchRelease.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(fetchRelease.mock.calls.length).toBeLessThanOrEqual(13);
  await vi.advanceTimersByTimeAsync(6000);
  dispatchEvent(new Event('focus'));
  const checks = fetchRelease.mock.calls.length;
  await vi.advanceTimersByTimeAsync(13_000);
  expect(fetchRelease.mock.calls.length).toBeGreaterThan(checks);
});

test('createReleaseWatch() doubles the time after each failure up to five minutes, until a check succeeds', async () => {
  const { fetchRelease } = watchTab({ isUrgent: () => true }, ...Array(8).fill(new Error('down')), '000005');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(fetchRelease.mock.calls.length).toBeLessThanOrEqual(6);
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(fetchRelease.mock.calls.length).toBeGreaterThan(8);
  fetchRelease.mockClear();
  await vi.advanceTimersByTimeAsync(130_000);
  expect(fetchRelease.mock.calls.length).toBeGreaterThanOrEqual(10);
});

test('createReleaseWatch() checks nothing without a network, and at once when it is back', async () => {
  const { fetchRelease } = watchTab({ isUrgent: () => true }, '000005');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchRelease).not.toHaveBeenCalled();
  network.mockRestore();
  dispatchEvent(new Event('online'));
  expect(fetchRelease).toHaveBeenCalledTimes(1);
});

test('createReleaseWatch() reports a release again that could not be shown', async () => {
  const onNewer = vi.fn().mockRejectedValueOnce(new Error('down'));
  const fetchLive = async () => ({ release: '000006' });
  const watch = createReleaseWatch({ release: '000005', isUrgent: () => true, fetchLive, onNewer });
  running.push(watch);
  for (let i = 0; i < 3; i++) await watch.check();
  expect(onNewer).toHaveBeenCalledTimes(2);
});

test('createReleaseWatch() does not check on a hidden page or after it was stopped', async () => {
  const { watch, fetchRelease } = tab('000005');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  vi.restoreAllMocks();
  watch.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  dispatchEvent(new Event('focus'));
  expect(fetchRelease).not.toHaveBeenCalled();
});
