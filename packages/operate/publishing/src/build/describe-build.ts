import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collegeFormats, contractVersion, type PageAssets, type RemoteRoutes } from '@campusway/contract';
import { projectRoot, readManifest } from '@campusway/toolkit';
import { listFiles, toBuildId, toFileIntegrity } from '../build-record/build-files.ts';
import { earlyAnswer, type ModuleRecord, moduleUrl, shellStart } from '../build-record/module-record.ts';
import { weighFolder } from '../build-record/weigh-build.ts';
import { listedKeys } from '../signing/signing-keys.ts';
import { readDeclared } from './declared-facts.ts';
import { findLazyComponents } from './lazy-components.ts';
import { readSharedNames } from './shared-names.ts';
import { listStartFiles, readViteManifest } from './vite-manifest.ts';

/** The record of the build in a module's `dist`. */
export async function describeBuild(name: string): Promise<ModuleRecord> {
  const dist = join(projectRoot, name, 'dist');
  const { routes: described, clicks } = await readDeclared(join(projectRoot, name));
  const files = Object.fromEntries(
    listFiles(dist).map((file) => [file, toFileIntegrity(readFileSync(join(dist, file)))]),
  );
  const facts = {
    name,
    contract: contractVersion,
    collegeFormats: collegeFormats.read,
    shared: name === 'shell' ? providedVersions() : (readManifest(name).peerDependencies ?? {}),
    sharedNames: readSharedNames(name, dist),
    ...described,
    publicKeys: name === 'shell' ? listedKeys() : undefined,
    origins: name === 'shell' ? readModuleOrigins() : [],
    clicks,
    files,
  };
  const assetsAt = (url: string) => listAssets(name, described, { dist, url, files });
  const version = toBuildId({ ...facts, assets: assetsAt('') });
  return {
    ...facts,
    version,
    assets: assetsAt(moduleUrl({ name, version })),
    kilobytes: weighFolder(dist).scripts,
    publishedAt: new Date().toISOString(),
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

interface Build {
  readonly dist: string;
  /** URL of the build's folder. */
  readonly url: string;
  readonly files: ModuleRecord['files'];
}

function listAssets(
  name: string,
  routes: RemoteRoutes,
  { dist, url, files }: Build,
): Record<string, PageAssets> {
  const manifest = readViteManifest(dist);
  const components: Iterable<[string, string]> =
    name === 'shell' ? [[shellStart, 'index.html']] : findLazyComponents(name, routes);
  const assets = Array.from(components, ([component, key]): [string, PageAssets] => {
    const { scripts, styles } = listStartFiles(manifest, key, component === earlyAnswer);
    return [
      component,
      {
        scripts: scripts.map((file) => `${url}/${file}`),
        styles: styles.map((file) => ({ href: `${url}/${file}`, integrity: files[file] ?? '' })),
      },
    ];
  });
  return Object.fromEntries(assets);
}
