// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteWatch, type SiteWatch } from './site-watch.ts';

const running: SiteWatch[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const watch of running.splice(0)) watch.stop();
  vi.useRealTimers();
});

/** A tab of release 000005 on a site that answers as `answers` say, the last of them from then on. */
function tab(...answers: (string | undefined | Error)[]) {
  const said: string[] = [];
  const ask = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const watch = createSiteWatch({ release: '000005', ask, onNewer: (release) => said.push(release) });
  running.push(watch);
  return { watch, ask, said };
}

test('createSiteWatch() says a newer release once', async () => {
  const { watch, said } = tab('000006');
  await watch.check();
  await watch.check();
  expect(said).toEqual(['000006']);
});

test.each([
  ['the same release', '000005'],
  ['an older one, as from an edge that lags behind', '000004'],
  ['no release', undefined],
  ['something else', 'newest'],
  ['no answer', new Error('offline')],
])('createSiteWatch() stays quiet about %s', async (_name, answer) => {
  const { watch, said } = tab(answer);
  await watch.check();
  expect(said).toEqual([]);
});

test('createSiteWatch() asks every five minutes, and when the page is looked at again', async () => {
  const { ask } = tab('000005');
  await vi.advanceTimersByTimeAsync(299_000);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('createSiteWatch() does not ask for a page that nobody sees, nor after it was stopped', async () => {
  const { watch, ask } = tab('000005');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  vi.restoreAllMocks();
  watch.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  dispatchEvent(new Event('focus'));
  expect(ask).not.toHaveBeenCalled();
});
