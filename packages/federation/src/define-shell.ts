import { federation } from '@module-federation/vite';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { baseConfig } from './base-config.ts';
import { beforePaint } from './before-paint.ts';
import { devRegistry } from './dev-registry.ts';
import { type PackageFacts, readPackageFacts } from './package-facts.ts';
import { prerenderedShell } from './prerendered-shell.ts';
import { serviceWorker } from './service-worker.ts';
import { sharedByShell } from './shared.ts';
import { sharesFirst } from './shares-first.ts';

interface ShellOptions {
  /** Functions that refer to nothing outside themselves; they stand in the page's head and run before the first paint. */
  readonly beforePaint: readonly (() => void)[];
  /** Path of a module whose `prerenderShell()` gives the HTML that stands in the page until the shell runs. */
  readonly frame: string;
  /** Path of the service worker's source. */
  readonly worker: string;
}

/** The whole Vite configuration of the shell that lives in `root`. It names no remote: those come from the registry. */
export function defineShell(root: string, options: ShellOptions): UserConfigFnObject {
  const facts = readPackageFacts(root);
  return defineConfig(({ command }) => {
    const config = baseConfig(facts, [
      federateShell(facts),
      beforePaint(options.beforePaint),
      prerenderedShell(options.frame),
      sharesFirst(),
      serviceWorker(options.worker),
      devRegistry(),
    ]);
    return {
      ...config,
      // Empty, the code that verifies is left out of the build.
      define: { 'import.meta.env.SITE_PUBLIC_KEYS': JSON.stringify(process.env.SITE_PUBLIC_KEYS ?? '') },
      // Relative, so that a build runs from whatever versioned folder it is published into.
      base: command === 'build' ? './' : '/',
    };
  });
}

function federateShell(facts: PackageFacts) {
  return federation({
    name: facts.federationName,
    remotes: {},
    shared: sharedByShell(facts),
    shareStrategy: 'loaded-first',
    dts: false,
    // On a busy machine the default of 10 s runs out, and what a remote may import from a share is then guessed.
    moduleParseIdleTimeout: 60,
    // Entries come from the registry: manifests, snapshots and their preloading are not used.
    disableSnapshot: true,
    dev: { remoteHmr: true },
    experiments: { provideExternalRuntime: true },
  });
}
