import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../src/config.ts';
import { createTestConfig } from '../support/config.ts';
import type { Clock, OpenedService, RawAnswer, RawRequest } from '../support/opened-service.ts';
import { query } from '../support/postgres.ts';
import { killAtExit } from '../support/process.ts';
import type { Backends } from './backends.ts';
import { openOnHosts } from './hosts.ts';

const shippedNginx = new URL('../../../deploy/nginx/campusway-auth.conf', import.meta.url);
/** Replaces the remote address of the connection. */
const addressHeader = 'x-test-address';

interface Options {
  readonly folder: string;
  readonly changes: Partial<Config>;
  readonly clock: Clock;
}

/** Opens three instances with a new database behind PgBouncer, behind the shipped nginx configuration. */
export async function openInstances(backends: Backends, options: Options): Promise<OpenedService> {
  const { folder, clock } = options;
  const name = `instances_${randomBytes(6).toString('hex')}`;
  const admin = `${backends.postgres}/postgres`;
  await query(admin, `create database ${name}`);
  const changes: Partial<Config> = {
    database: { kind: 'postgres', url: `${backends.pooled}/${name}`, connections: 3, isPooled: true },
    trustedProxies: ['127.0.0.1'],
    drainMs: 0,
    ...options.changes,
  };
  const clockFile = join(folder, 'clock');
  clock.follow((time) => {
    writeFileSync(`${clockFile}.next`, String(time));
    renameSync(`${clockFile}.next`, clockFile);
  });
  const stops: (() => Promise<unknown>)[] = [() => endConnections(admin, name)];
  const close = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const instances = await openOnHosts({ folder, changes, clockFile });
    stops.push(instances.close);
    const nginx = await startNginx(folder, instances.ports);
    stops.push(nginx.stop);
    return { config: createTestConfig(folder, changes), send: nginx.send, inside, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends PgBouncer's connections. Dropping the database would take a checkpoint per test; it is removed with its server. */
function endConnections(admin: string, database: string): Promise<void> {
  return query(admin, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
}

function inside(): never {
  throw new Error(
    'inside() is not available with three instances: add the test to left-out.ts with the reason',
  );
}

async function startNginx(folder: string, ports: readonly number[]) {
  const socketPath = join(folder, 'nginx.sock');
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, toNginxConfig({ folder, socketPath, ports }));
  const errorLog = join(folder, 'error.log');
  const nginx = killAtExit(spawn('nginx', ['-p', folder, '-e', errorLog, '-c', config], { stdio: 'ignore' }));
  const agent = new Agent({ keepAlive: true });
  const send = (outgoing: RawRequest) => sendTo({ socketPath, agent }, outgoing);
  await waitForAnswer(nginx, send, errorLog);
  return {
    send,
    async stop() {
      agent.destroy();
      const exited = once(nginx, 'exit');
      if (nginx.kill('SIGKILL')) await exited;
    },
  };
}

/** The shipped configuration, listening on a socket instead of TLS, with these instances as upstream. */
function toNginxConfig({
  folder,
  socketPath,
  ports,
}: {
  folder: string;
  socketPath: string;
  ports: readonly number[];
}): string {
  const servers = ports.map((port) => `server 127.0.0.1:${port};`).join(' ');
  const shipped = readFileSync(shippedNginx, 'utf8')
    .replace('server 127.0.0.1:4300;', servers)
    .replace('listen 443 ssl http2;', `listen unix:${socketPath};`)
    .replace('listen [::]:443 ssl http2;', '')
    .replaceAll(/^ *ssl_.*;$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/nginx-${kind};`,
  );
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
access_log off; ${temporary.join(' ')}
set_real_ip_from unix:; real_ip_header ${addressHeader};
${shipped}
}
`;
}

async function waitForAnswer(
  nginx: ChildProcess,
  send: (outgoing: RawRequest) => Promise<RawAnswer>,
  errorLog: string,
): Promise<void> {
  const ready: RawRequest = {
    method: 'GET',
    url: '/health/ready',
    headers: {},
    payload: undefined,
    address: '127.0.0.1',
  };
  for (;;) {
    const answer = await send(ready).catch(() => undefined);
    if (answer?.status === 200) return;
    if (nginx.exitCode !== null || answer)
      throw new Error(`nginx answers ${answer?.status}: ${readFileSync(errorLog, 'utf8')}`);
    await sleep(10);
  }
}

async function sendTo(
  connection: { readonly socketPath: string; readonly agent: Agent },
  { method, url, headers, payload, address }: RawRequest,
): Promise<RawAnswer> {
  // A string would be joined with the headers and sent in their encoding.
  const body = payload === undefined ? undefined : Buffer.from(payload);
  const outgoing = request({
    ...connection,
    method,
    path: url,
    headers: {
      host: 'auth.campus.example.edu',
      ...(body && { 'content-length': String(body.length) }),
      ...headers,
      [addressHeader]: address,
    },
  });
  outgoing.end(body);
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of response?.setEncoding('utf8') ?? []) text += chunk;
  return { status: response?.statusCode ?? 0, headers: response?.headers ?? {}, text };
}
