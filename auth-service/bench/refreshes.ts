import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createFolder } from '../tests/support/config.ts';
import { createPgBouncer } from '../tests/support/pgbouncer.ts';
import { createPostgres } from '../tests/support/postgres.ts';
import { type PostAnswer, post, type RunningService, spawnService } from '../tests/support/process.ts';
import { describeRatio, report, takeTurns } from './report.ts';
import { withoutLimits } from './without-limits.ts';

const seconds = Number(process.env.SECONDS ?? 4);
/** Numbers of instances of one fleet that serve the load; the others are idle. */
const sizes = (process.env.INSTANCES ?? '1,2,4,10,50').split(',').map(Number);
const devices = 48;
const startsAtOnce = 4;
const password = 'quiet river stones';

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Refreshes of 48 devices without pause: first PostgreSQL beside SQLite, then fleets on one PostgreSQL. */
export async function measureRefreshes(): Promise<void> {
  const postgres = await createPostgres();
  if ('reason' in postgres) {
    process.stdout.write(`LEFT OUT: refreshes on PostgreSQL. ${postgres.reason}\n`);
    return;
  }
  const url = await postgres.createDatabase();
  await withFleet({ DATABASE_URL: url }, 1, (ours) =>
    withFleet({}, 1, async (theirs) => {
      const [tokens, theirTokens] = [await signInAll(ours), await signInAll(theirs)];
      const turns = await takeTurns(
        async () => (await load(ours, tokens)).perSecond,
        async () => (await load(theirs, theirTokens)).perSecond,
      );
      report('refreshes on PostgreSQL, one instance with 10 connections', describeRatio(turns, 'SQLite'), {
        wanted: 'at least 42 %',
        isMet: turns.ratio >= 0.42,
      });
    }),
  );
  const single = { AUTH_POSTGRES_CONNECTIONS: '1' };
  await measureFleet('PostgreSQL', { DATABASE_URL: url, ...single }, url);
  const pooler = await createPgBouncer(url);
  if ('reason' in pooler) process.stdout.write(`LEFT OUT: refreshes behind PgBouncer. ${pooler.reason}\n`);
  else {
    const pooled = { DATABASE_URL: pooler.toPooled(url), AUTH_POSTGRES_POOLER: 'transaction' };
    await measureFleet('PgBouncer', { ...pooled, ...single }, url);
    await pooler.stop();
  }
  await postgres.remove();
}

/**
 * A fleet of processes with one connection each. PostgreSQL commits a connection's refreshes one after the other, so one
 * instance is slower here than with a pool of 10, whose commits share an fsync.
 */
async function measureFleet(
  name: string,
  environment: Readonly<Record<string, string>>,
  databaseUrl: string,
): Promise<void> {
  await withFleet(environment, Math.max(...sizes), async (fleet) => {
    const tokens = await signInAll(fleet);
    let single: number | undefined;
    for (const size of sizes) {
      const watch = await watchConnections(databaseUrl);
      const found = await load(fleet.slice(0, size), tokens);
      single ??= found.perSecond;
      const which = `${size} of ${fleet.length} instances with one connection each (up to ${await watch.stop()} at the server)`;
      print(`${name}, ${which}, ${Math.round((100 * found.perSecond) / single)} % of ${sizes[0]}`, found);
    }
  });
}

function print(what: string, { perSecond, p50, p99 }: Load): void {
  process.stdout.write(
    `     refreshes, ${what}: ${Math.round(perSecond)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms\n`,
  );
}

async function withFleet<Result>(
  environment: Readonly<Record<string, string>>,
  size: number,
  work: (fleet: readonly RunningService[]) => Promise<Result>,
): Promise<Result> {
  const folder = createFolder();
  const settings = {
    AUTH_DATA_DIR: folder.path,
    ...withoutLimits,
    AUTH_ARGON2_MEMORY_KIB: '19456',
    AUTH_ARGON2_PASSES: '2',
    ...environment,
  };
  const fleet: RunningService[] = [];
  try {
    // The first instance creates tables and keys.
    fleet.push(await spawnService(settings));
    while (fleet.length < size) {
      const starting = Array.from({ length: Math.min(startsAtOnce, size - fleet.length) }, () =>
        spawnService(settings),
      );
      fleet.push(...(await Promise.all(starting)));
    }
    return await work(fleet);
  } finally {
    await Promise.all(fleet.map((service) => service.kill('SIGKILL')));
    folder.remove();
  }
}

/** Signs all devices in and returns their refresh tokens. */
async function signInAll([first]: readonly RunningService[]): Promise<string[]> {
  const tokens: string[] = [];
  for (let device = 0; device < devices; device += 1) tokens.push(await signIn(first?.url ?? '', device));
  return tokens;
}

/** Each device uses another instance for each refresh. Replaces the tokens. */
async function load(fleet: readonly RunningService[], tokens: string[]): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const toUrl = (number: number) => fleet[number % fleet.length]?.url ?? '';
  const times: number[] = [];
  async function run(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      tokens.map(async (_, device) => {
        for (let turn = device; performance.now() < end; turn += 1) {
          const start = performance.now();
          tokens[device] = await refresh(`${toUrl(turn)}/refresh`, { agent, token: tokens[device] ?? '' });
          times.push(performance.now() - start);
        }
      }),
    );
  }
  await run(1);
  times.length = 0;
  const start = performance.now();
  await run(seconds);
  const perSecond = (times.length * 1000) / (performance.now() - start);
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
}

async function signIn(url: string, device: number): Promise<string> {
  const username = `device-${device}-${performance.now()}`;
  await postUntilDone(`${url}/register`, { role: 'student', username, password });
  const { json } = await postUntilDone(`${url}/login`, { username, password, deliver: 'body' });
  return String(json.refresh_token);
}

/** Repeats the request while the service is busy (503). */
async function postUntilDone(url: string, body: object): Promise<PostAnswer> {
  for (;;) {
    const answer = await post(url, body);
    if (answer.status < 300) return answer;
    if (answer.status !== 503) throw new Error(`${url} answered ${answer.status}`);
    await sleep(500);
  }
}

/** Uses node:http directly, because the client shares the cores with the service. Repeats the request on 503. */
async function refresh(url: string, { agent, token }: { agent: Agent; token: string }): Promise<string> {
  const outgoing = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
  outgoing.end(JSON.stringify({ refresh_token: token }));
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of response ?? []) text += chunk;
  if (response?.statusCode === 503) {
    await sleep(500);
    return refresh(url, { agent, token });
  }
  if (response?.statusCode !== 200)
    throw new Error(`A refresh was answered ${response?.statusCode}: ${text}`);
  return String(JSON.parse(text).refresh_token);
}

/** Counts the connections to the server, except its own, until stop() returns the maximum. */
async function watchConnections(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let max = 0;
  let isOver = false;
  async function watch(): Promise<void> {
    while (!isOver) {
      const { rows } = await client.query(
        "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      max = Math.max(max, rows[0].others);
      await sleep(200);
    }
  }
  const watching = watch();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await watching;
      await client.end();
      return max;
    },
  };
}
