import { spawn } from 'node:child_process';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkSite } from '@campusway/publishing/commands';
import { liveRelease } from '@campusway/publishing/release';
import { expect, test } from 'vitest';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';
import { runNpm, withoutVitest } from '../support/run-npm.ts';
import { changeOneLine, deployVersions } from './make-versions.ts';

const kills = 16;
/** Modules that change together, so that an incomplete deployment would be visible. */
const modules = ['shell', 'mfe-auth'];
const project = useProjectCopy();
await deployVersions(project, modules, 1);
const served = await useSite(project.site);

interface Attempt {
  readonly killed: boolean;
  readonly milliseconds: number;
}

/** Builds in advance, so that the following deployment does not build. */
async function build(): Promise<void> {
  const building = runNpm(project.folder, ['run', '--silent', 'build']);
  expect(await building.ended, building.output()).toBe(0);
}

/** Starts a deployment and kills its process group at the given instant, unless it has ended before. */
async function deployKilledAt(instant: Promise<unknown>): Promise<Attempt> {
  const started = performance.now();
  const args = ['tools/run.mjs', 'deploy', ...modules, '--no-browser', '--site', project.site];
  const child = spawn(process.execPath, args, {
    cwd: project.folder,
    detached: true,
    env: withoutVitest(),
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await Promise.race([ended, instant]);
  if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  await ended;
  return { killed: child.signalCode === 'SIGKILL', milliseconds: performance.now() - started };
}

/** A few milliseconds after the next release folder exists, which is when the swap happens. */
async function swap(signal: AbortSignal): Promise<void> {
  const changes = watch(join(project.site, 'releases'), { signal });
  for await (const { filename } of changes) if (/^\d+$/.test(filename ?? '')) break;
  await pause(Math.random() * 30);
}

/** Every other kill is near the swap, the others anywhere in the deployment. */
function chooseInstant(round: number, duration: number, signal: AbortSignal): Promise<unknown> {
  return round % 2 === 0 ? pause(Math.random() * duration) : swap(signal).catch(() => undefined);
}

function liveBuilds(): Record<string, string> {
  const { modules: live = {} } = liveRelease(project.site) ?? {};
  return Object.fromEntries(modules.map((name) => [name, live[name] ?? '']));
}

test(`a deployment killed at ${kills} instants leaves the old site or the new one`, async () => {
  let old = liveBuilds();
  let duration = 0;
  const seen = { old: 0, new: 0, ended: 0 };
  for (let round = 0; seen.old + seen.new < kills; round += 1) {
    for (const name of modules) changeOneLine(project, name, `round ${round}`);
    await build();
    const over = new AbortController();
    // The first run is not killed; it measures the duration.
    const instant = round === 0 ? pause(60_000) : chooseInstant(round, duration, over.signal);
    const attempt = await deployKilledAt(instant);
    over.abort();
    // Duration of the latest complete run, since the load of the machine changes.
    if (!attempt.killed) duration = attempt.milliseconds;

    expect(checkSite(project.site)).toEqual([]);
    const now = liveBuilds();
    const changed = modules.filter((name) => now[name] !== old[name]);
    expect([0, modules.length]).toContain(changed.length);
    const page = await fetch(`${served.origin}/login`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain(`/modules/mfe-auth/${now['mfe-auth']}/remoteEntry.js`);
    if (!attempt.killed) seen.ended += 1;
    else seen[changed.length === 0 ? 'old' : 'new'] += 1;
    old = now;
    if (round % 10 === 9) await project.run('prune', '--keep', '1');
  }
  console.log(
    `killed ${seen.old} times before the swap and ${seen.new} times after it; ${seen.ended} came through`,
  );
  expect(seen.old).toBeGreaterThan(0);
  expect(seen.new).toBeGreaterThan(0);
});
