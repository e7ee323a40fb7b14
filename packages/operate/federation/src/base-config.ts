import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { devCollege } from './dev-college.ts';
import type { PackageFacts } from './package-facts.ts';
import { smallerEntries } from './smaller-entries.ts';

/** Engines that know `light-dark()`, import maps with `integrity` and top-level await. */
export const browsers = ['chrome125', 'firefox128', 'safari17.5'];

/** Without a hash: the folder that a build is published into is named by its content. */
export const fileNames = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: 'assets/[name][extname]',
};

/** Vite configuration common to all modules, federated or standalone. */
export function baseConfig({ root, name }: PackageFacts, plugins: PluginOption[]): UserConfig {
  return {
    root,
    // A cache folder shared by two federated apps leads to a blank page.
    cacheDir: join(root, 'node_modules/.vite'),
    plugins: [react(), devCollege(root), smallerEntries(), ...plugins],
    build: {
      target: browsers,
      outDir: join(root, 'dist'),
      emptyOutDir: true,
      manifest: 'vite-manifest.json',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Marks React's factories as pure, so that unused components of libraries are removed.
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'createElement', 'memo'] },
      },
    },
    css: { modules: { generateScopedName: classNames(name) } },
    server: { strictPort: true },
  };
}

/**
 * Class names such as `mfe-maps_Guidance_title`: as they begin alike, they compress better than with a hash.
 * @throws {Error} when two stylesheets of a module have the same file name
 */
function classNames(module: string) {
  const paths = new Map<string, string>();
  return (local: string, path: string): string => {
    const file = basename(path, '.module.css');
    const other = paths.get(file) ?? path;
    if (other !== path) throw new Error(`Rename ${path}: ${other} has the same class names`);
    paths.set(file, path);
    return `${module}_${file}_${local}`;
  };
}
