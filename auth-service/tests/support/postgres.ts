import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { findFreePort, killAtExit } from './process.ts';

const startSeconds = 30;

/** A PostgreSQL server on a loopback port with its data in a temporary folder. */
export interface PostgresServer {
  /** Creates a database and returns its URL. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  /** Kills the server without shutdown or checkpoint, as a power failure does. */
  kill(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** Starts a server, or returns why it cannot. */
export async function createPostgres(): Promise<PostgresServer | { readonly reason: string }> {
  const binaries = findPostgresBinaries();
  if ('reason' in binaries) return binaries;
  const folder = mkdtempSync(join(tmpdir(), 'campusway-postgres-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const program = (name: string) => join(binaries.folder, name);
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'campusway', '--auth=trust', '--no-sync', '--locale=C', '-E', 'UTF8'],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await findFreePort();
  const address = `postgres://campusway@127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = [
      '-c',
      `port=${port}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
    ];
    const deadline = Date.now() + startSeconds * 1000;
    const launch = () =>
      killAtExit(
        spawn(program('postgres'), ['-D', data, ...settings], { ...owner, cwd: folder, stdio: 'ignore' }),
      );
    running = launch();
    while (!(await answers(`${address}/postgres`))) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL does not answer on port ${port} after ${startSeconds} s`);
      // It refuses to start until all processes of the killed server have ended.
      if (running.exitCode !== null) running = launch();
      await sleep(50);
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const stopping = running;
    running = undefined;
    if (!stopping || stopping.exitCode !== null) return;
    const exited = once(stopping, 'exit');
    const backends = signal === 'SIGKILL' ? childrenOf(stopping.pid) : [];
    stopping.kill(signal);
    for (const backend of backends) killIfThere(backend);
    await exited;
  }

  let databases = 0;
  await start();
  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await query(`${address}/postgres`, `create database ${name}`);
      return `${address}/${name}`;
    },
    start,
    kill: () => stop('SIGKILL'),
    async remove() {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Backends outlive a killed postmaster until their query ends, so they are killed too. */
function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** PostgreSQL refuses to run as root. */
export function findOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

export async function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

export async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
