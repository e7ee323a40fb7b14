import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { collegeFormats, contractVersion, type PageAssets, type RemoteRoutes } from '@campusway/contract';
import { projectRoot, readManifest } from '@campusway/toolkit';
import { listedKeys } from '../signing/signing-keys.ts';
import { toIntegrity } from '../site/digest.ts';
import { earlyAnswer, type ModuleRecord, moduleUrl, shellStart } from '../site/module-record.ts';
import { listFiles, toBuildId } from './build-id.ts';
import { findLazyComponents } from './lazy-components.ts';
import { readSharedNames } from './shared-names.ts';
import { listStartFiles, readViteManifest } from './vite-manifest.ts';

/** Everything that publishing needs to know of what lies in a module's `dist`. */
export async function describeBuild(name: string): Promise<ModuleRecord> {
  const dist = join(projectRoot, name, 'dist');
  const described = await readRoutes(name);
  const files = Object.fromEntries(
    listFiles(dist).map((file) => [file, toIntegrity(readFileSync(join(dist, file)))]),
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
    files,
  };
  const assetsAt = (url: string) => listAssets(name, described, { dist, url, files });
  const version = toBuildId({ ...facts, assets: assetsAt('') });
  return {
    ...facts,
    version,
    assets: assetsAt(moduleUrl({ name, version })),
    kilobytes: gzippedKilobytes(dist),
    publishedAt: new Date().toISOString(),
  };
}

/** What a module says of its own pages in `src/routes.ts`. */
export async function readRoutes(name: string): Promise<RemoteRoutes> {
  const { routes } = (await import(join(projectRoot, name, 'src/routes.ts'))) as { routes: RemoteRoutes };
  return routes;
}

/** What the shell's configuration allows besides the site's own origin. */
function readModuleOrigins(): string[] {
  const text = readFileSync(join(projectRoot, 'shell/module-origins.json'), 'utf8');
  return (JSON.parse(text) as { origins: string[] }).origins;
}

/** Of all that pages load; the service worker is no part of a page. */
function gzippedKilobytes(dist: string): number {
  const scripts = listFiles(dist).filter((file) => file.endsWith('.js') && file !== 'service-worker.js');
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The version of each shared package that the shell's build contains. */
function providedVersions(): Record<string, string> {
  const names = Object.keys(readManifest('shell').peerDependencies ?? {});
  return Object.fromEntries(names.map((name) => [name, readManifest(join('node_modules', name)).version]));
}

interface Build {
  readonly dist: string;
  /** Of its folder. */
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
