import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DeployReport } from '@campusway/publishing/commands';
import { serveSite } from '@campusway/publishing/serve';
import { copyProject } from './copy-project.ts';
import { runNpm } from './run-npm.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

export interface ProjectCopy {
  readonly folder: string;
  /** Folder of its site, empty at first. */
  readonly site: string;
  /** `npm run <command> -- ...args`, on its site unless the arguments name another. */
  run(command: string, ...args: readonly string[]): Promise<CommandResult>;
  /** `npm run deploy -- ...args --json`; throws the output when there is no report. */
  deploy(...args: readonly string[]): Promise<DeployReport & { code: number | null }>;
  edit(file: string, change: (source: string) => string): void;
  remove(): void;
}

/** Working copy of the project for tests that change its sources and deploy it. */
export function openProjectCopy(): ProjectCopy {
  const { folder, remove } = copyProject();
  const site = join(folder, 'the-site');

  async function run(command: string, ...args: readonly string[]): Promise<CommandResult> {
    const where = args.includes('--site') ? [] : ['--site', site];
    const started = runNpm(folder, ['run', '--silent', command, '--', ...args, ...where]);
    const code = await started.ended;
    return { code, output: started.output() };
  }

  async function deploy(...args: readonly string[]): Promise<DeployReport & { code: number | null }> {
    const { code, output } = await run('deploy', ...args, '--json');
    const json = /^\{$[\s\S]*^\}$/m.exec(output)?.[0];
    if (!json) throw new Error(`deploy ${args.join(' ')} ended with ${code}:\n${output}`);
    return { ...(JSON.parse(json) as DeployReport), code };
  }

  function edit(file: string, change: (source: string) => string): void {
    const source = readFileSync(join(folder, file), 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error(`Nothing was changed in ${file}`);
    writeFileSync(join(folder, file), changed);
  }

  return { folder, site, run, deploy, edit, remove };
}

/** Serves a site folder on a free port. */
export async function openSite(site: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await serveSite(site, 0);
  const { port } = server.addresses()[0] as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
