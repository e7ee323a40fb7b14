import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredModule, Registry } from '@campusway/contract';
import { ToolError } from '../fail.ts';
import { listRemotes, projectRoot } from '../project.ts';
import { toBuildId } from './build-id.ts';
import { compressFolder } from './compress.ts';
import { describeRemote } from './describe-remote.ts';
import { writeAtomic } from './write-atomic.ts';

/** Copies every built module into the site under its build id, then lets the site point at them. */
export async function publishSite(site: string): Promise<Registry> {
  mkdirSync(site, { recursive: true });
  const modules = await Promise.all(listRemotes().map((remote) => publishRemote(site, remote)));
  const shell = await uploadModule(site, 'shell');
  checkRoutes(modules);
  const registry: Registry = { modules };
  writeAtomic(join(site, 'modules.json'), `${JSON.stringify(registry, null, 2)}\n`);
  writeAtomic(join(site, 'index.html'), shellPage(shell));
  return registry;
}

async function publishRemote(site: string, name: string): Promise<RegisteredModule> {
  const { folder, version } = await uploadModule(site, name);
  return describeRemote(name, {
    version,
    entry: `/${folder}/remoteEntry.js`,
    retryEntry: `/${folder}/retry/remoteEntry.js`,
  });
}

/** Puts a module's files under `modules/<name>/<build id>/`, whole or not at all; what is there is never touched again. */
async function uploadModule(site: string, name: string): Promise<{ folder: string; version: string }> {
  const dist = join(projectRoot, name, 'dist');
  const version = toBuildId(dist);
  const folder = `modules/${name}/${version}`;
  const target = join(site, folder);
  if (existsSync(target)) return { folder, version };
  const aside = `${target}.${process.pid}.tmp`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(dist, aside, { recursive: true });
  await compressFolder(aside);
  if (name !== 'shell') {
    cpSync(aside, `${aside}.retry`, { recursive: true });
    renameSync(`${aside}.retry`, join(aside, 'retry'));
  }
  renameSync(aside, target);
  return { folder, version };
}

/** Two modules with one path would take turns by chance: publishing refuses. */
function checkRoutes(modules: readonly RegisteredModule[]): void {
  const owners = new Map<string, string>();
  for (const { name, routes } of modules) {
    for (const { path } of routes) {
      const owner = owners.get(path);
      if (owner) throw new ToolError(`Cannot publish: ${owner} and ${name} both have a page at "${path}"`);
      owners.set(path, name);
    }
  }
}

/** The shell's page is built with relative URLs; at the site's root, and at every deep link, they must be absolute. */
function shellPage({ folder }: { folder: string }): string {
  const html = readFileSync(join(projectRoot, 'shell/dist/index.html'), 'utf8');
  return html.replaceAll(/(src|href)="\.\//g, `$1="/${folder}/`);
}
