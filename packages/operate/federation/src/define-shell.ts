import { federation } from '@module-federation/vite';
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';
import { baseConfig } from './base-config.ts';
import { devRegistry } from './dev-registry.ts';
import { type PackageFacts, readPackageFacts } from './package-facts.ts';
import { prerenderedShell } from './prerendered-shell.ts';
import { serviceWorker } from './service-worker.ts';
import { federationOptions, sharedByShell } from './shared.ts';
import { sharesFirst } from './shares-first.ts';

interface ShellOptions {
  /** Self-contained functions, inlined into the document head; they run before the first paint. */
  readonly beforePaint: readonly (() => void)[];
  /** Path of a module whose `prerenderShell()` returns the HTML shown until the shell runs. */
  readonly prerender: string;
  /** Path of the service worker's source. */
  readonly worker: string;
}

/** Vite configuration of the shell in `root`. It names no remote: those come from the registry. */
export function defineShell(root: string, options: ShellOptions): UserConfigFnObject {
  const facts = readPackageFacts(root);
  return defineConfig(({ command }) => {
    const config = baseConfig(facts, [
      runtimeVersion(),
      federateShell(facts),
      beforePaint(options.beforePaint),
      prerenderedShell(options.prerender),
      sharesFirst(),
      serviceWorker(options.worker),
      devRegistry(),
    ]);
    return {
      ...config,
      // When empty, the bundler removes the code that verifies signatures.
      define: {
        'import.meta.env.SITE_PUBLIC_KEYS': JSON.stringify(process.env.SITE_PUBLIC_KEYS ?? ''),
        // The runtime needs no substitute for its remotes and shares.
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      },
      // Relative, so that a build runs from any folder that it is published into.
      base: command === 'build' ? './' : '/',
    };
  });
}

function federateShell(facts: PackageFacts) {
  return federation({
    ...federationOptions(facts),
    remotes: {},
    shared: sharedByShell(facts),
    experiments: { provideExternalRuntime: true },
  });
}

/** The federation runtime tells its version to remotes, and would bundle its whole package.json for it. */
function runtimeVersion(): Plugin {
  return {
    name: 'federation:runtime-version',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /@module-federation\/runtime\/package\.json$/ },
      handler: (text) => JSON.stringify({ version: JSON.parse(text).version }),
    },
  };
}

/** Inlines self-contained functions into the document head, where they run before the first paint. */
function beforePaint(actions: readonly (() => void)[]): Plugin {
  const children = actions.map((action) => `(${action})()`).join(';');
  return {
    name: 'campusway:before-paint',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head' }],
  };
}
