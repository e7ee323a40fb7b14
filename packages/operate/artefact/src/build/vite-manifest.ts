import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { StartFiles } from '../record/module-json.ts';

export function readViteManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, 'vite-manifest.json'), 'utf8')) as Manifest;
}

/** Chunks that start a remote without a shell. */
const standAloneChunk = /^virtual:.*__(H_A_I|P_S)__/;

/**
 * Files that the browser fetches before it can render a page: the federation entry with its imports, the exposed module,
 * and the page with its static imports, without its dynamic imports. `page` is a key of Vite's manifest, a dynamic import
 * of the exposed module. `isAlone` omits the entry and the exposed module.
 */
export function listStartFiles(manifest: Manifest, page: string, isAlone = false): StartFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  function visit(key: string): void {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file) || !chunk.file.endsWith('.js')) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
    if (key.startsWith('virtual:')) for (const imported of chunk.dynamicImports ?? []) visit(imported);
  }
  const isRemote = Object.keys(manifest).some((key) => key.endsWith('/remote.tsx'));
  const starts = Object.keys(manifest).filter(
    (key) =>
      key.endsWith('/remote.tsx') || (key.startsWith('virtual:') && !(isRemote && standAloneChunk.test(key))),
  );
  for (const key of isAlone ? [page] : [...starts, page]) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
