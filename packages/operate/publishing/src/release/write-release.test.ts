import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { publish, siteWith } from '../../tests/temp-site.ts';
import { checkSite } from '../commands/check-site.ts';
import { liveRelease } from './release.ts';

const start = Date.parse('2026-03-01T08:00:00Z');
afterEach(() => void vi.useRealTimers());

test('publishRelease() dates a release after the live one, although the clock is a minute behind', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const site = await siteWith('a1');
  vi.setSystemTime(start - 60_000);
  const { at } = await publish(site, { 'mfe-a': { version: 'a2' } });
  expect(at).toBe('2026-03-01T08:00:00.001Z');
  expect(checkSite(site)).toEqual([]);
});

test('publishRelease() refuses when the clock is behind the live release', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const site = await siteWith('a1');
  vi.setSystemTime(start - 3_600_000);
  await expect(publish(site, { 'mfe-a': { version: 'a2' } })).rejects.toThrow(
    'the clock says 2026-03-01T07:00:00.000Z, the live release is of 2026-03-01T08:00:00.000Z. Set the clock',
  );
  expect(liveRelease(site)?.modules['mfe-a']).toBe('a1');
});

test.each(['{', '{"id":"000007"}'])('liveRelease() explains a damaged release.json: %s', async (text) => {
  const site = await siteWith('a1');
  writeFileSync(join(site, 'live/release.json'), text);
  expect(() => liveRelease(site)).toThrow(
    /^Cannot read .*release\.json: .*\. Restore the file from a backup$/,
  );
});
