// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadIfNewer } from './watch-release.ts';

const reload = vi.fn();
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  sessionStorage.clear();
});

/** Calls `reloadIfNewer` on a page of release 000005. */
function reloadOn(release: string): Promise<void> {
  network.mockImplementation(async () => Response.json({ release }));
  return reloadIfNewer('000005');
}

test('reloadIfNewer() reloads once for each newer release, and the failed load waits for the new page', async () => {
  const ended = vi.fn();
  void reloadOn('000006').then(ended);
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(ended).not.toHaveBeenCalled();
  await reloadOn('000006');
  expect(reload).toHaveBeenCalledTimes(1);
  void reloadOn('000007');
  await expect.poll(() => reload.mock.calls).toHaveLength(2);
});

test('reloadIfNewer() leaves the page without a newer release, without network and without storage', async () => {
  await reloadOn('000005');
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await reloadIfNewer('000005');
  vi.stubGlobal('sessionStorage', undefined);
  await reloadOn('000006');
  expect(reload).not.toHaveBeenCalled();
});
