import { createFolder } from '../tests/support/config.ts';
import { createPgBouncer } from '../tests/support/pgbouncer.ts';
import { createPostgres } from '../tests/support/postgres.ts';
import { post, type RunningService, spawnService } from '../tests/support/process.ts';
import { withoutLimits } from './without-limits.ts';

const devices = 32;
const password = 'quiet river stones';

/** Refreshes a second on each database, of so many instances, with 32 devices that refresh without pause. */
export async function measureRefreshes(seconds: number, instances: number): Promise<Record<string, number>> {
  const rates: Record<string, number> = { SQLite: await measure({}, { seconds, instances: 1 }) };
  const postgres = await createPostgres();
  if ('reason' in postgres) {
    process.stdout.write(`LEFT OUT: refreshes on PostgreSQL. ${postgres.reason}\n`);
    return rates;
  }
  const url = await postgres.createDatabase();
  rates.PostgreSQL = await measure({ DATABASE_URL: url }, { seconds, instances: 1 });
  const pooler = await createPgBouncer(url);
  if ('reason' in pooler) process.stdout.write(`LEFT OUT: refreshes behind PgBouncer. ${pooler.reason}\n`);
  else {
    const pooled = { DATABASE_URL: pooler.toPooled(url), AUTH_POSTGRES_POOLER: 'transaction' };
    rates['behind PgBouncer'] = await measure(pooled, { seconds, instances: 1 });
    rates[`${instances} instances behind PgBouncer`] = await measure(pooled, { seconds, instances });
    await pooler.stop();
  }
  await postgres.remove();
  return rates;
}

async function measure(
  environment: Readonly<Record<string, string>>,
  { seconds, instances }: { seconds: number; instances: number },
): Promise<number> {
  const folder = createFolder();
  const settings = {
    AUTH_DATA_DIR: folder.path,
    ...withoutLimits,
    AUTH_ARGON2_MEMORY_KIB: '19456',
    AUTH_ARGON2_PASSES: '2',
    ...environment,
  };
  const services: RunningService[] = [];
  for (let instance = 0; instance < instances; instance += 1) services.push(await spawnService(settings));
  const toUrl = (number: number) => services[number % instances]?.url ?? '';
  const tokens: string[] = [];
  for (let device = 0; device < devices; device += 1) tokens.push(await signIn(toUrl(device), device));
  let done = 0;
  const start = performance.now();
  await Promise.all(
    tokens.map(async (first, device) => {
      let token = first;
      for (let turn = device; performance.now() - start < seconds * 1000; turn += 1) {
        const { status, json } = await post(`${toUrl(turn)}/refresh`, { refresh_token: token });
        if (status !== 200) throw new Error(`A refresh was answered ${status}`);
        token = String(json.refresh_token);
        done += 1;
      }
    }),
  );
  const rate = (done * 1000) / (performance.now() - start);
  for (const service of services) await service.kill('SIGTERM');
  folder.remove();
  return rate;
}

async function signIn(url: string, device: number): Promise<string> {
  const username = `device-${device}-${performance.now()}`;
  await post(`${url}/register`, { role: 'student', username, password });
  const { json } = await post(`${url}/login`, { username, password, deliver: 'body' });
  return String(json.refresh_token);
}
