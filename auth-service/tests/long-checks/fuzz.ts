import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { watchHealth } from '../attack/watch-health.ts';
import { createFolder } from '../support/config.ts';
import { createPostgres } from '../support/postgres.ts';
import { post, spawnScript } from '../support/process.ts';
import { createRandom } from '../support/random.ts';
import type { Valid } from './bad-headers.ts';
import { type BadRequest, createBadRequest, toOperations } from './bad-requests.ts';
import { sendRaw } from './raw-requests.ts';

/**
 * Sends random bad requests: none may be answered 5xx or late, and the process must survive. Settings: `COUNT`, `SEED`.
 */
const count = Number(process.env.COUNT ?? 10_000);
const seed = Number(process.env.SEED ?? 1);
const lanes = 16;
const renewEvery = 40;
/** For a busy machine; `npm run test:attack` measures each call alone. */
const maxMs = 2000;
const credentials = { username: 'valid', password: 'quiet river stones' };
const script = fileURLToPath(new URL('./cheap-server.ts', import.meta.url));

let failed = await fuzz('SQLite', count);
const postgres = await createPostgres();
if ('reason' in postgres) process.stdout.write(`LEFT OUT: PostgreSQL. ${postgres.reason}\n`);
else {
  failed += await fuzz('PostgreSQL', count, await postgres.createDatabase());
  await postgres.remove();
}
process.exit(failed === 0 ? 0 : 1);

async function fuzz(engine: string, requests: number, databaseUrl = ''): Promise<number> {
  const folder = createFolder();
  const service = await spawnScript(script, [folder.path, databaseUrl]);
  const port = Number(new URL(service.url).port);
  const operations = toOperations(await (await fetch(`${service.url}/openapi.json`)).json());
  await register(service.url);
  let valid = await signIn(service.url);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  let worst = { ms: 0, request: '' };
  const endHealth = watchHealth(service.url);

  async function work(from: number): Promise<void> {
    for (let number = from; number < requests; number += lanes) {
      // One generator per number: the same seed makes the same requests, in any order of the lanes.
      const random = createRandom(seed * count + number);
      // Some requests end their session; without a valid one most would be answered 401.
      if (number % renewEvery === 0) valid = await signIn(service.url);
      const bad = createBadRequest(random, operations, valid);
      const isRaw = number % 10 === 0;
      const started = performance.now();
      const status = isRaw ? await sendRaw(random, port) : await send(bad, { port, agent });
      const name = String(status ?? 'closed');
      statuses.set(name, (statuses.get(name) ?? 0) + 1);
      const ms = Math.round(performance.now() - started);
      // A raw request may end without an answer, by a timeout of the client.
      const isLate = ms > maxMs && !isRaw;
      const request = isRaw ? 'raw' : describe(bad);
      if (ms > worst.ms && !isRaw) worst = { ms, request };
      if ((status ?? 0) >= 500 || isLate) faults.push(`${status} after ${ms} ms: ${request}`);
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
  const isAlive = service.isAlive() && (await fetch(`${service.url}/health/ready`)).status === 200;
  const healthMs = await endHealth();
  agent.destroy();
  await service.kill('SIGTERM');
  folder.remove();
  const summary = [...statuses]
    .sort()
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');
  process.stdout.write(
    `${engine}: ${requests} bad requests (seed ${seed}): ${faults.length} x 5xx or over ${maxMs} ms, ${isAlive ? 'alive' : 'DEAD'}; ${summary}\n`,
  );
  process.stdout.write(
    `  worst ${worst.ms} ms: ${worst.request}; health of another client within ${healthMs} ms\n`,
  );
  for (const fault of faults.slice(0, 10)) process.stdout.write(`  ${fault}\n`);
  return faults.length + (isAlive ? 0 : 1);
}

function describe({ method, path, headers, body }: BadRequest): string {
  const start = body?.toString('latin1').slice(0, 300);
  const request = { method, path: path.slice(0, 100), bytes: body?.length, start, headers };
  return JSON.stringify(request).slice(0, 600);
}

async function register(url: string): Promise<void> {
  await post(`${url}/register`, { ...credentials, role: 'student' });
}

async function signIn(url: string): Promise<Valid> {
  const program = await post(`${url}/login`, { ...credentials, deliver: 'body' });
  const browser = await post(`${url}/login`, credentials);
  const cookie = browser.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    token: String(program.json.access_token),
    refreshToken: String(program.json.refresh_token),
    cookie,
  };
}

function send(
  { method, path, headers, body }: BadRequest,
  connection: { port: number; agent: Agent },
): Promise<number | undefined> {
  return new Promise((resolve) => {
    try {
      // Without a length, the body of a GET would be parsed as the next request.
      const length = body && { 'content-length': String(body.length) };
      const outgoing = request(
        { ...connection, host: '127.0.0.1', method, path, headers: { ...headers, ...length }, timeout: 5000 },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode));
          response.on('error', () => resolve(response.statusCode));
        },
      );
      outgoing.on('error', () => resolve(undefined));
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.end(body);
    } catch {
      // Node's client refuses to send some of them.
      resolve(undefined);
    }
  });
}
