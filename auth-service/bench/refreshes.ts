import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createFolder } from '../tests/support/config.ts';
import { createPgBouncer } from '../tests/support/pgbouncer.ts';
import { createPostgres } from '../tests/support/postgres.ts';
import { type PostAnswer, post, type RunningService, spawnService } from '../tests/support/process.ts';
import { describeRatio, report, takeTurns, withoutLimits } from './report.ts';

const seconds = Number(process.env.SECONDS ?? 4);
const devices = 48;
const password = 'quiet river stones';

type Settings = Readonly<Record<string, string>>;

/** Refreshes of 48 devices without pause: PostgreSQL beside SQLite, then three instances beside one behind PgBouncer. */
export async function measureRefreshes(): Promise<void> {
  const postgres = await createPostgres();
  if ('reason' in postgres) {
    process.stdout.write(`LEFT OUT: refreshes on PostgreSQL. ${postgres.reason}\n`);
    return;
  }
  const url = await postgres.createDatabase();
  await compare({ DATABASE_URL: url }, {}, async (ratio) => {
    report('refreshes on PostgreSQL, one instance with 10 connections', describeRatio(ratio, 'SQLite'), {
      required: 'at least 42 %',
      isMet: ratio.ratio >= 0.42,
    });
  });
  const pooler = await createPgBouncer(url);
  if ('reason' in pooler) process.stdout.write(`LEFT OUT: refreshes behind PgBouncer. ${pooler.reason}\n`);
  else {
    const pooled = { DATABASE_URL: pooler.toPooled(url), AUTH_POSTGRES_POOLER: 'transaction' };
    await compare([pooled, pooled, pooled], pooled, async (ratio) => {
      process.stdout.write(`     refreshes, three instances: ${describeRatio(ratio, 'one')}\n`);
    });
    await pooler.stop();
  }
  await postgres.remove();
}

/** Starts the instances of both sides and measures them in turns. */
async function compare(
  ours: Settings | readonly Settings[],
  theirs: Settings,
  print: (ratio: Awaited<ReturnType<typeof takeTurns>>) => Promise<void>,
): Promise<void> {
  const folders = [createFolder(), createFolder()] as const;
  const sides: RunningService[][] = [[], []];
  try {
    // One after the other: the first creates tables and keys.
    for (const [side, settings] of [[ours].flat(), [theirs]].entries())
      for (const own of settings) sides[side]?.push(await start(folders[side]?.path ?? '', own));
    const [many = [], one = []] = sides;
    await print(
      await takeTurns(
        () => load(many),
        () => load(one),
      ),
    );
  } finally {
    await Promise.all(sides.flat().map((service) => service.kill('SIGKILL')));
    for (const folder of folders) folder.remove();
  }
}

function start(folder: string, settings: Settings): Promise<RunningService> {
  const cheapest = { AUTH_ARGON2_MEMORY_KIB: '19456', AUTH_ARGON2_PASSES: '2' };
  return spawnService({ AUTH_DATA_DIR: folder, ...withoutLimits, ...cheapest, ...settings });
}

/** Refreshes a second of devices that are spread over the instances. */
async function load(fleet: readonly RunningService[]): Promise<number> {
  const tokens: string[] = [];
  for (let device = 0; device < devices; device += 1) tokens.push(await signIn(fleet[0]?.url ?? '', device));
  const { statusCodeStats, duration } = await autocannon({
    url: fleet.map(({ url }) => `${url}/refresh`),
    connections: devices,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Each connection is a device, which sends the token of the last answer.
    setupClient(client: autocannon.Client & EventEmitter) {
      const send = (refreshToken: unknown) => client.setBody(JSON.stringify({ refresh_token: refreshToken }));
      send(tokens.pop());
      client.on('body', (body: Buffer) => send(JSON.parse(String(body)).refresh_token));
    },
    // Its types know one URL alone.
  } as object as autocannon.Options);
  return (statusCodeStats?.['200']?.count ?? 0) / duration;
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
