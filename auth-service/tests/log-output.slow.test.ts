import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from './support/config.ts';
import { findFreePort, killAtExit } from './support/process.ts';

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));

/** More lines than a pipe holds (64 KiB). */
const requests = 800;

test.each([
  ['a full disk', '> /dev/full', /^Cannot write the log: ENOSPC[^\n]+\n$/],
  ['a reader that has ended', '> >(head -c 1)', /^Cannot write the log: EPIPE[^\n]+\n$/],
  ['a reader that does not read', '> >(exec tail -f /dev/null --pid=$$ 2> /dev/null)', /^$/],
])(
  'the service serves requests and SIGTERM ends it while its log goes to %s',
  async (_, to, errors) => {
    const folder = createFolder();
    onTestFinished(folder.remove);
    const port = await findFreePort();
    const settings = { AUTH_DATA_DIR: folder.path, AUTH_PORT: String(port), AUTH_LOG: 'info' };
    const child = killAtExit(
      spawn('bash', ['-c', `exec "$0" "$1" ${to}`, process.execPath, server], {
        env: { PATH: process.env.PATH, ...settings },
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const check = () => fetch(`http://localhost:${port}/health/live`).then(({ status }) => status);
    await expect.poll(() => check().catch(() => 0), { timeout: 60_000 }).toBe(200);
    for (let request = 0; request < requests; request += 1) expect(await check()).toBe(200);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
    expect(output).toMatch(errors);
  },
  60_000,
);
