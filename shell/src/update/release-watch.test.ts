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
  const reported: string[] = [];
  const fetchRelease = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const watch = createReleaseWatch({
    release: '000005',
    fetchRelease,
    onNewer: (release) => reported.push(release),
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
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchRelease).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchRelease).toHaveBeenCalledTimes(2);
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
