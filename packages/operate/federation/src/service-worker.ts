import { build, type Plugin } from 'vite';

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
      this.emitFile({ type: 'asset', fileName, source: await bundle(source) });
    },
  };
}

async function bundle(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: ['chrome125', 'firefox128', 'safari17.5'],
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: fileName } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new TypeError(`Cannot build "${source}": the bundler gave no script`);
  return chunk.code;
}
