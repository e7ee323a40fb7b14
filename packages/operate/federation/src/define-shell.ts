import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';
import { baseConfig, fileNames } from './base-config.ts';
import { devRegistry } from './dev-registry.ts';
import { readPackageFacts } from './package-facts.ts';
import { prerenderedShell } from './prerendered-shell.ts';
import { serviceWorker } from './service-worker.ts';

interface ShellOptions {
  /** Self-contained functions, inlined into the document head; they run before the first paint. */
  readonly beforePaint: readonly (() => void)[];
  /** Path of a module whose `prerenderShell()` returns the HTML shown until the shell runs. */
  readonly prerender: string;
  /** Path of the service worker's source. */
  readonly worker: string;
}

/** Packages that change seldom, apart from the shell's own code. */
const chunkGroups = [
  {
    name: 'shares',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|packages[\\/]web[\\/]platform[\\/]/,
  },
  { name: 'federation', test: /@module-federation[\\/]/ },
];

/** Vite configuration of the shell in `root`. It names no remote: those come from the registry. */
export function defineShell(root: string, options: ShellOptions): UserConfigFnObject {
  const facts = readPackageFacts(root);
  return defineConfig(({ command }) => {
    const config = baseConfig(facts, [
      beforePaint(options.beforePaint),
      sharesFirst,
      prerenderedShell(options.prerender),
      serviceWorker(options.worker),
      devRegistry(),
    ]);
    return {
      ...config,
      // When empty, the bundler removes the code that verifies signatures.
      define: {
        'import.meta.env.SITE_PUBLIC_KEYS': JSON.stringify(process.env.SITE_PUBLIC_KEYS ?? ''),
        // The runtime without its code for servers, for snapshots, and for builds without remotes or shares.
        ENV_TARGET: '"web"',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      },
      // Relative, so that a build runs from any folder that it is published into.
      base: command === 'build' ? './' : '/',
      build: {
        ...config.build,
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          output: { ...fileNames, codeSplitting: { groups: chunkGroups } },
        },
      },
    };
  });
}

/**
 * A script element of their own runs the shared packages in a task of their own: with the shell in one, they would be a
 * long task on a slow phone.
 */
const sharesFirst: Plugin = {
  name: 'federation:shares-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        '<script type="module"',
        '<script type="module" crossorigin src="./assets/shares.js"></script>$&',
      ),
  },
};

/** Inlines self-contained functions into the document head, where they run before the first paint. */
function beforePaint(actions: readonly (() => void)[]): Plugin {
  const children = actions.map((action) => `(${action})()`).join(';');
  return {
    name: 'campusway:before-paint',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head' }],
  };
}
