import type { Plugin } from 'vite';
import { browsers } from './base-config.ts';
import { bundleFile } from './bundle-file.ts';

/** File name of the worker in a build; publishing copies it to the site's root. */
const fileName = 'service-worker.js';

/**
 * Bundles the service worker as one classic script: it cannot share chunks with pages, and Firefox does not support
 * module workers.
 */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'campusway:service-worker',
    apply: 'build',
    async generateBundle() {
      const build = {
        write: false,
        target: browsers,
        rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: fileName } },
      } as const;
      this.emitFile({ type: 'asset', fileName, source: await bundleFile(source, { build }) });
    },
  };
}
