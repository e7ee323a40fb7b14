import { randomBytes } from 'node:crypto';
import { readConfig } from '../../src/config.ts';
import { PasswordHasher } from '../../src/passwords/password-hasher.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { createFolder } from '../support/config.ts';
import { createPostgres } from '../support/postgres.ts';
import { post, spawnService } from '../support/process.ts';
import { createAccount, median } from '../support/samples.ts';

/**
 * Measures whether response times distinguish an unknown name from a wrong password. Each pair is one login with an
 * existing and one with an unknown name, in random order. AUC is the probability that the existing one takes longer; 0.5
 * means no difference.
 */
const pairs = Number(process.env.PAIRS ?? 1000);
// The cheapest hash allowed: a difference is most visible.
const cheapest = { AUTH_ARGON2_MEMORY_KIB: '19456', AUTH_ARGON2_PASSES: '2' };

let isBlind = await measure('SQLite', {});
const postgres = await createPostgres();
if ('reason' in postgres) process.stdout.write(`LEFT OUT: PostgreSQL. ${postgres.reason}\n`);
else {
  isBlind = (await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() })) && isBlind;
  await postgres.remove();
}
process.exitCode = isBlind ? 0 : 1;

async function measure(engine: string, environment: Readonly<Record<string, string>>): Promise<boolean> {
  const folder = createFolder();
  const settings = {
    AUTH_DATA_DIR: folder.path,
    AUTH_LIMIT_LOGIN: '1000000',
    AUTH_LOG: 'info',
    ...cheapest,
    ...environment,
  };
  const service = await spawnService(settings);
  const names = await addAccounts(settings);
  const known: number[] = [];
  const unknown: number[] = [];
  const time = async (username: string) => {
    const start = performance.now();
    const { status } = await post(`${service.url}/login`, { username, password: 'not the password' });
    if (status !== 401) throw new Error(`The login of "${username}" was answered ${status}`);
    return performance.now() - start;
  };
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await time(`warm-up-${warmUp}`);
  for (const name of names) {
    const stranger = `p${randomBytes(8).toString('hex')}`;
    const isKnownFirst = Math.random() < 0.5;
    if (isKnownFirst) known.push(await time(name));
    unknown.push(await time(stranger));
    if (!isKnownFirst) known.push(await time(name));
  }
  await service.kill('SIGTERM');
  folder.remove();
  const auc = toAuc(known, unknown);
  const isBlind = auc >= 0.45 && auc <= 0.55;
  const medians = `median ${median(known).toFixed(2)} ms known, ${median(unknown).toFixed(2)} ms unknown`;
  process.stdout.write(
    `${engine}: AUC ${auc.toFixed(3)} over ${pairs} pairs (0.45 to 0.55 wanted), ${medians}\n`,
  );
  return isBlind;
}

/** Inserts one account per pair directly, so no attempt is throttled. */
async function addAccounts(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const config = readConfig(settings, { cores: 1 });
  const passwordHash = await new PasswordHasher(config.passwords).hash('quiet river stones');
  const accounts = Array.from({ length: pairs }, () => {
    const username = `p${randomBytes(8).toString('hex')}`;
    return createAccount({ username, passwordHash });
  });
  const storage = await openStorage(config.database);
  await storage.insertAccounts({ accounts });
  await storage.close();
  return accounts.map(({ username }) => username);
}

/** Share of all pairs in which the first is larger; ties count half. */
function toAuc(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (first.length * second.length);
}
