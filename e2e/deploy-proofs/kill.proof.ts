import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { checkSite, runningCanary } from '@campusway/publishing/commands';
import { liveRelease } from '@campusway/publishing/release';
import { expect, test } from 'vitest';
import { copySite } from '../support/copy-site.ts';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';
import { runNpm, withoutVitest } from '../support/run-npm.ts';
import { changeOneLine } from './make-versions.ts';

/** Modules that change together, so that an incomplete deployment would be visible. */
const modules = ['shell', 'mfe-auth'];
const project = useProjectCopy();
copySite(project.site);
const served = await useSite(project.site);

/** What of a site a command changes. */
interface State {
  readonly live: Readonly<Record<string, string>>;
  /** Build id. */
  readonly canary: string | undefined;
}

interface Killed {
  readonly kills: number;
  readonly args: readonly string[];
  /** Leaves the site in a state that the command changes, with what the command deploys built. */
  readonly prepare: (mark: string) => Promise<unknown>;
  /** Whether `now` is the site that the command makes of `old`. */
  readonly isDone: (old: State, now: State) => boolean;
}

const canaryArgs = ['mfe-auth', '--canary', '10', '--no-browser'];

async function startCanary(mark: string): Promise<void> {
  if (liveState().canary) return;
  changeOneLine(project, 'mfe-auth', mark);
  await project.deploy(...canaryArgs);
}

const commands: Readonly<Record<string, Killed>> = {
  'a deployment': {
    kills: 10,
    args: ['deploy', ...modules, '--no-browser'],
    prepare: (mark) => build(modules, mark),
    isDone: (old, now) => modules.every((name) => now.live[name] !== old.live[name]),
  },
  'a canary': {
    kills: 4,
    args: ['deploy', ...canaryArgs],
    async prepare(mark) {
      if (liveState().canary) await project.run('abort', 'mfe-auth');
      await build(['mfe-auth'], mark);
    },
    isDone: ({ live }, now) => now.canary !== undefined && isDeepStrictEqual(now.live, live),
  },
  'a promotion': {
    kills: 3,
    args: ['promote', 'mfe-auth'],
    prepare: startCanary,
    isDone: ({ live, canary }, now) =>
      isDeepStrictEqual(now, { live: { ...live, 'mfe-auth': canary }, canary: undefined }),
  },
  'an abort': {
    kills: 3,
    args: ['abort', 'mfe-auth'],
    prepare: startCanary,
    isDone: ({ live }, now) => isDeepStrictEqual(now, { live, canary: undefined }),
  },
};

const copying = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true } as const;

interface Attempt {
  readonly killed: boolean;
  readonly milliseconds: number;
}

/** Changes modules, and builds them in advance, so that the following deployments do not. */
async function build(names: readonly string[], mark: string): Promise<void> {
  for (const name of names) changeOneLine(project, name, mark);
  const building = runNpm(project.folder, ['run', '--silent', 'build']);
  expect(await building.ended, building.output()).toBe(0);
}

/** Starts a command and kills its process group at the given instant, unless it has ended before. */
async function runKilledAt(instant: Promise<unknown>, args: readonly string[]): Promise<Attempt> {
  const started = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', ...args, '--site', project.site], {
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

/** Every other kill is near the swap, the others anywhere in the command. */
function chooseInstant(round: number, duration: number, signal: AbortSignal): Promise<unknown> {
  return round % 2 === 0 ? pause(Math.random() * duration) : swap(signal).catch(() => undefined);
}

function liveState(): State {
  const release = liveRelease(project.site);
  const live = Object.fromEntries(modules.map((name) => [name, release?.modules[name] ?? '']));
  return { live, canary: runningCanary(release)?.version };
}

test.each(Object.entries(commands))(
  '%s killed at any instant leaves the old site or the new one',
  async (name, { kills, args, prepare, isDone }) => {
    let duration = 0;
    const seen = { old: 0, new: 0, ended: 0 };
    // Chance may kill a few all on one side of the swap.
    const isEnough = () => seen.old + seen.new >= kills && seen.old > 0 && seen.new > 0;
    await prepare(name);
    const old = liveState();
    const saved = join(project.folder, `before ${name}`);
    cpSync(project.site, saved, copying);
    for (let round = 0; !isEnough() && round < 8 * kills; round += 1) {
      const over = new AbortController();
      // The first run is not killed; it measures the duration.
      const instant = round === 0 ? pause(60_000) : chooseInstant(round, duration, over.signal);
      const attempt = await runKilledAt(instant, args);
      over.abort();
      // Duration of the latest complete run, since the load of the machine changes.
      if (!attempt.killed) duration = attempt.milliseconds;

      expect(checkSite(project.site)).toEqual([]);
      const now = liveState();
      const isChanged = !isDeepStrictEqual(now, old);
      if (isChanged) expect([isDone(old, now), old, now]).toEqual([true, old, now]);
      const page = await (await fetch(`${served.origin}/login`, { headers: { accept: 'text/html' } })).text();
      expect(page).toContain(`/modules/mfe-auth/${now.live['mfe-auth']}/remoteEntry.js`);
      expect(page.includes('"share":10')).toBe(now.canary !== undefined);
      if (!attempt.killed) seen.ended += 1;
      else seen[isChanged ? 'new' : 'old'] += 1;
      // A site that was left as it was has what the killed command has uploaded, for the next one.
      if (!isChanged) continue;
      rmSync(project.site, { recursive: true });
      cpSync(saved, project.site, copying);
    }
    console.log(
      `${name}: killed ${seen.old} times before the swap and ${seen.new} times after it; ${seen.ended} came through`,
    );
    expect(seen.old).toBeGreaterThan(0);
    expect(seen.new).toBeGreaterThan(0);
  },
);
