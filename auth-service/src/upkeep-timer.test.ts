import { expect, onTestFinished, test, vi } from 'vitest';
import { createFolder, createTestConfig } from '../tests/support/config.ts';
import { createAccount, createSession, noon } from '../tests/support/samples.ts';
import { openStorage } from './storage/open-storage.ts';
import { startUpkeep } from './upkeep-timer.ts';

test('an upkeep that takes minutes keeps what is written meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const folder = createFolder();
  const config = createTestConfig(folder.path);
  const storage = await openStorage({ kind: 'sqlite', path: `${folder.path}/auth.sqlite` });
  let now = noon;
  const account = createAccount();
  await storage.insertAccount(account);
  const hits = { hits: 1, now: noon - 100_000, windowMs: 1000 };
  await Promise.all(Array.from({ length: 1100 }, (_, key) => storage.countHits({ ...hits, key: `${key}` })));
  const opened: string[] = [];
  const more: boolean[] = [];
  const slow = {
    ...storage,
    async removeExpired(expired: Parameters<typeof storage.removeExpired>[0]) {
      const isMore = await storage.removeExpired(expired);
      now += 61_000;
      const session = createSession(account.id, { lastUsedAt: now, rotatedAt: now, createdAt: now });
      const { passwordHash } = account;
      await storage.openSession({ session, passwordHash, attemptKeys: [], keep: 50 });
      opened.push(session.id);
      more.push(isMore);
      return isMore;
    },
  };
  const services = { storage: slow, config, clock: () => now };
  const upkeep = startUpkeep(services, { warn: () => expect.unreachable() });
  onTestFinished(async () => {
    upkeep.stop();
    vi.useRealTimers();
    await storage.close();
    folder.remove();
  });
  vi.advanceTimersByTime(10 * 60 * 1000);
  await expect.poll(() => more).toEqual([true, true, false]);
  for (const id of opened) expect(await storage.closeSession({ id })).toBe(account.id);
});
