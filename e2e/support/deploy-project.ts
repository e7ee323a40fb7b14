import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DeployReport } from '@campusway/publishing/commands';
import { serveSite } from '@campusway/publishing/serve';
import { afterAll } from 'vitest';
import { copyProject } from './copy-project.ts';
import { copyUploads } from './copy-site.ts';
import { runNpm } from './run-npm.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** Commands of a checkout on a site. */
export interface SiteCommands {
  /** `npm run <command> -- ...args`, on its site unless the arguments name another. */
  run(command: string, ...args: readonly string[]): Promise<CommandResult>;
  /** `npm run deploy -- ...args --json`; throws the output when there is no report. */
  deploy(...args: readonly string[]): Promise<DeployReport & { code: number | null }>;
  /** `npm run pack` of a remote or folder into the folder `to`: the file. */
  pack(source: string, to: string): Promise<string>;
}

export interface ProjectCopy extends SiteCommands {
  readonly folder: string;
  /** Folder of its site, empty at first. */
  readonly site: string;
  /** First deployment of all modules, without the gate; uploads only what differs from the site under test. */
  deployAll(...args: readonly string[]): ReturnType<ProjectCopy['deploy']>;
  edit(file: string, change: (source: string) => string): void;
}

export function siteCommands(folder: string, site: string): SiteCommands {
  async function run(command: string, ...args: readonly string[]): Promise<CommandResult> {
    const where = args.includes('--site') ? [] : ['--site', site];
    const started = runNpm(folder, ['run', '--silent', command, '--', ...args, ...where]);
    const code = await started.ended;
    return { code, output: started.output() };
  }

  async function deploy(...args: readonly string[]): Promise<DeployReport & { code: number | null }> {
    const { code, output } = await run('deploy', ...args, '--json');
    return { ...parseReport<DeployReport>(output), code };
  }

  async function pack(source: string, to: string): Promise<string> {
    const packing = runNpm(folder, ['run', '--silent', 'pack', '--', source, '--to', to, '--json']);
    await packing.ended;
    return parseReport<{ readonly file: string }>(packing.output()).file;
  }

  return { run, deploy, pack };
}

/** Working copy of the project for the tests of a file, which change its sources and deploy it. */
export function useProjectCopy(): ProjectCopy {
  const { folder, remove } = copyProject();
  afterAll(remove);
  const site = join(folder, 'the-site');

  const { run, deploy, pack } = siteCommands(folder, site);

  function deployAll(...args: readonly string[]) {
    copyUploads(site);
    return deploy('--all', '--no-browser', ...args);
  }

  function edit(file: string, change: (source: string) => string): void {
    const source = readFileSync(join(folder, file), 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error(`Nothing was changed in ${file}`);
    writeFileSync(join(folder, file), changed);
  }

  return { folder, site, run, deploy, pack, deployAll, edit };
}

/** The JSON document in the output of a command; throws the output when there is none. */
function parseReport<Report>(output: string): Report {
  const json = /^\{$[\s\S]*^\}$/m.exec(output)?.[0];
  if (!json) throw new Error(output);
  return JSON.parse(json) as Report;
}

/** Serves a site folder on a free port for the tests of a file. */
export async function useSite(site: string): Promise<{ origin: string }> {
  const { origin, close } = await openSite(site);
  afterAll(close);
  return { origin };
}

/** Serves a site folder on a free port. */
export async function openSite(site: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await serveSite(site, 0);
  const { port } = server.addresses()[0] as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
