import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Config, readConfig } from '../src/config.ts';
import { PasswordHasher } from '../src/passwords/password-hasher.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { createFolder } from '../tests/support/config.ts';
import { spawnService } from '../tests/support/process.ts';
import { createAccount, median } from '../tests/support/samples.ts';
import { measureBareHashes } from './bare-hashes.ts';
import { measureLogins } from './load.ts';
import { measureFlood } from './measure-flood.ts';
import { describeRatio, readCpuMs, report, rounds, takeTurns, withoutLimits } from './report.ts';

const seconds = Number(process.env.SECONDS ?? 4);

/** Compares logins with the bare argon2 library. */
export async function measureService(): Promise<void> {
  const folder = createFolder();
  const settings = {
    AUTH_DATA_DIR: folder.path,
    ...withoutLimits,
    ...readSet(['DATABASE_URL', 'AUTH_ARGON2_MEMORY_KIB', 'AUTH_ARGON2_PASSES']),
  };
  const config = readConfig(settings, { cores: availableParallelism() });

  const names = await addAccounts(config, 2000);
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    const started = await spawnService(settings);
    starts.push(performance.now() - start);
    await started.kill('SIGTERM');
  }
  report('start until ready', `${Math.round(median(starts))} ms`, {
    required: 'at most 1000 ms',
    isMet: median(starts) <= 1000,
  });

  const service = await spawnService(settings);
  const width = availableParallelism();
  await measureLogins(service.url, { names, seconds, connections: 4 * width });
  const cpu = { ours: 0, theirs: 0 };
  const logins = await takeTurns(
    async () => {
      const before = readCpuMs(service.pid);
      const { perSecond } = await measureLogins(service.url, { names, seconds, connections: 4 * width });
      cpu.ours += (readCpuMs(service.pid) - before) / (perSecond * seconds) / rounds;
      return perSecond;
    },
    async () => {
      const before = readCpuMs(process.pid);
      const perSecond = await measureBareHashes(config.passwords, { width, seconds });
      cpu.theirs += (readCpuMs(process.pid) - before) / (perSecond * seconds) / rounds;
      return perSecond;
    },
  );
  const each = `${cpu.ours.toFixed(1)} ms of CPU each, a bare hash ${cpu.theirs.toFixed(1)} ms`;
  report('logins', `${describeRatio(logins, 'the bare library')}; ${each}`, {
    required: 'at least 90 %',
    isMet: logins.ratio >= 0.9,
  });

  const flood = await measureFlood(service, { names, seconds: 8 });
  report(
    'GET /health/live under a login flood, p99',
    `${flood.healthP99Ms.toFixed(1)} ms (answers ${JSON.stringify(flood.statuses)})`,
    {
      required: 'at most 50 ms',
      isMet: flood.healthP99Ms <= 50,
    },
  );
  const visitorsAreServed = flood.visitorStatuses.every((status) => status === 200);
  report(
    'a login from another address under the flood, the slowest',
    `${Math.round(flood.visitorMs)} ms (${flood.visitorStatuses.length} logins, ${visitorsAreServed ? 'all answered 200' : `answers ${flood.visitorStatuses.join(' ')}`})`,
    { required: 'at most 1000 ms', isMet: visitorsAreServed && flood.visitorMs <= 1000 },
  );
  const [before, after] = flood.peakMiB;
  report('memory under the flood, first and second half', `${before} and ${after} MiB`, {
    required: 'at most 400 MiB and no more than a tenth on top',
    isMet: after <= 400 && after <= before * 1.1,
  });
  await service.kill('SIGTERM');
  folder.remove();
}

/** Variables of the environment that select another database or hash cost. */
function readSet(names: readonly string[]): Record<string, string> {
  const set = names.map((name) => [name, process.env[name] ?? ''] as const);
  return Object.fromEntries(set.filter(([, value]) => value !== ''));
}

async function addAccounts(config: Config, count: number): Promise<readonly string[]> {
  const passwordHash = await new PasswordHasher(config.passwords).hash('quiet river stones');
  const accounts = Array.from({ length: count }, () =>
    createAccount({ username: `p${randomBytes(8).toString('hex')}`, passwordHash }),
  );
  const storage = await openStorage(config.database);
  await storage.insertAccounts({ accounts });
  await storage.close();
  return accounts.map(({ username }) => username);
}
