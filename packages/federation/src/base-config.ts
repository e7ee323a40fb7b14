import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { devCollege } from './dev-college.ts';
import type { PackageFacts } from './package-facts.ts';

/** Engines that know `light-dark()`, import maps with `integrity` and top-level await. */
const browsers = ['chrome125', 'firefox128', 'safari17.5'];

/** What every module of the site has in common, federated or alone. */
export function baseConfig({ root, name }: PackageFacts, plugins: PluginOption[]): UserConfig {
  return {
    root,
    // Two federated apps on one cache folder leave a blank page.
    cacheDir: join(root, 'node_modules/.vite'),
    plugins: [react(), devCollege(root), ...plugins],
    build: {
      target: browsers,
      outDir: join(root, 'dist'),
      emptyOutDir: true,
      manifest: 'vite-manifest.json',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // React's factories have no effect: what nobody uses of a library's components goes.
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'createElement', 'memo'] },
      },
    },
    css: { modules: { generateScopedName: `${name}_[local]_[hash:base64:5]` } },
    server: { strictPort: true },
    logLevel: process.env.VITE_LOG_LEVEL === 'info' ? 'info' : 'warn',
  };
}
