import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collegeFormats, contractVersion, type RemoteRoutes } from '@campusway/contract';
import { earlyAnswer, type ModuleRecord, shellStart } from '@campusway/pages';
import { projectRoot, readManifest } from '@campusway/toolkit';
import { digestFiles } from '../record/build-files.ts';
import { toRecord } from '../record/described-build.ts';
import type { DescribedBuild, StartFiles } from '../record/module-json.ts';
import { weighFolder } from '../record/weigh-build.ts';
import { readDeclared } from './declared-facts.ts';
import { findLazyComponents } from './lazy-components.ts';
import { listedKeys } from './listed-keys.ts';
import { readSharedNames } from './shared-names.ts';
import { hashInputs } from './source-hash.ts';
import { listStartFiles, readViteManifest } from './vite-manifest.ts';

/** The record of the build in a module's `dist`. */
export async function describeBuild(name: string): Promise<ModuleRecord> {
  const record = toRecord(await describeModule(name), { weight: weighFolder(distOf(name)) });
  return { ...record, inputs: hashInputs(name) };
}

export function distOf(name: string): string {
  return join(projectRoot, name, 'dist');
}

/** The build in a module's `dist`. */
export async function describeModule(name: string): Promise<DescribedBuild> {
  const dist = distOf(name);
  const { routes: described, clicks } = await readDeclared(join(projectRoot, name));
  return {
    name,
    contract: contractVersion,
    collegeFormats: collegeFormats.read,
    shared: name === 'shell' ? providedVersions() : (readManifest(name).peerDependencies ?? {}),
    sharedNames: readSharedNames(name, dist),
    capabilities: [],
    ...described,
    ...(name === 'shell' && { publicKeys: listedKeys(), origins: readModuleOrigins() }),
    clicks,
    files: digestFiles(dist),
    assets: listAssets(name, described, dist),
  };
}

/** The routes and parts that a module declares in `src/routes.ts`. */
export async function readRoutes(name: string): Promise<RemoteRoutes> {
  return (await readDeclared(join(projectRoot, name))).routes;
}

/** Origins besides the site's own from which the shell may load modules. */
function readModuleOrigins(): string[] {
  const text = readFileSync(join(projectRoot, 'shell/module-origins.json'), 'utf8');
  return (JSON.parse(text) as { origins: string[] }).origins;
}

/** The version of each shared package that the shell's build contains. */
function providedVersions(): Record<string, string> {
  const names = Object.keys(readManifest('shell').peerDependencies ?? {});
  return Object.fromEntries(names.map((name) => [name, readManifest(join('node_modules', name)).version]));
}

function listAssets(name: string, routes: RemoteRoutes, dist: string): Record<string, StartFiles> {
  const manifest = readViteManifest(dist);
  const components: Iterable<[string, string]> =
    name === 'shell' ? [[shellStart, 'index.html']] : findLazyComponents(name, routes);
  const assets = Array.from(components, ([component, key]): [string, StartFiles] => [
    component,
    listStartFiles(manifest, key, component === earlyAnswer),
  ]);
  return Object.fromEntries(assets);
}
