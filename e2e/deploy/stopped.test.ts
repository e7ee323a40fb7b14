import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { copySite } from '../support/copy-site.ts';
import { useProjectCopy } from '../support/deploy-project.ts';
import { runNpm } from '../support/run-npm.ts';

const project = useProjectCopy();
copySite(project.site);
const temp = mkdtempSync(join(tmpdir(), 'campusway-stopped-'));
afterAll(() => rmSync(temp, { recursive: true }));

/** Command lines of the processes in the working copy. */
function listProcesses(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(project.folder)) return [];
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return [];
    }
  });
}

const deploy = (site: string) => ['deploy', '--', 'mfe-search', '--site', site];
const drills = () => ['drills', '--', 'nothing wrong'];

test.each([
  ['SIGTERM', 'deploy', /vite/, deploy],
  ['SIGINT', 'deploy', /\/tsc /, deploy],
  ['SIGTERM', 'deploy', /--type=renderer/, deploy],
  ['SIGTERM', 'drills', /--type=renderer/, drills],
] as const)(
  '%s to npm run %s ends it and %s',
  async (signal, _command, program, args) => {
    project.edit(
      'mfe-search/src/remote.tsx',
      (source) => `${source}\nconsole.debug('${signal} ${program}');\n`,
    );
    const command = runNpm(project.folder, ['run', '--silent', ...args(project.site)], { TMPDIR: temp });
    while (!listProcesses().some((line) => program.test(line))) await pause(20);
    // A terminal signals the whole process group, a build server only npm.
    const pid = command.child.pid ?? 0;
    process.kill(signal === 'SIGINT' ? -pid : pid, signal);
    const code = await command.ended;
    expect(code).not.toBe(0);
    // Killed processes may still be exiting.
    await expect.poll(listProcesses).toEqual([]);
    // Node's own, of npm.
    expect(readdirSync(temp).filter((name) => name !== 'node-compile-cache')).toEqual([]);
    expect((await project.run('prune')).code).toBe(0);
  },
  120_000,
);
