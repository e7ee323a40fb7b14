import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, findOwner } from './postgres.ts';
import { findFreePort, killAtExit } from './process.ts';

const program = '/usr/sbin/pgbouncer';

export interface PgBouncer {
  /** URL of the same database through PgBouncer. */
  toPooled(url: string): string;
  stop(): Promise<void>;
}

/** Starts Debian's PgBouncer with the configuration in `deploy`, or returns why it cannot. */
export async function createPgBouncer(serverUrl: string): Promise<PgBouncer | { readonly reason: string }> {
  if (spawnSync(program, ['--version']).status !== 0)
    return { reason: 'pgbouncer is not installed: sudo apt-get install pgbouncer' };
  const folder = mkdtempSync(join(tmpdir(), 'campusway-pgbouncer-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await findFreePort();
  const example = readFileSync(new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url), 'utf8');
  const settings = example
    .replace(
      'campusway_auth = host=127.0.0.1 port=5432',
      `* = host=127.0.0.1 port=${new URL(serverUrl).port}`,
    )
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'users'));
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  writeFileSync(join(folder, 'users'), '"campusway" ""\n');
  const running = killAtExit(
    spawn(program, [join(folder, 'pgbouncer.ini')], { ...owner, cwd: folder, stdio: 'ignore' }),
  );
  const toPooled = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  while (!(await answers(toPooled(serverUrl)))) {
    if (running.exitCode !== null) throw new Error(`PgBouncer ended with ${running.exitCode}`);
    await sleep(50);
  }
  return {
    toPooled,
    async stop() {
      const exited = once(running, 'exit');
      running.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
