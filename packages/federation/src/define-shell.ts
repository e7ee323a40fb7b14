import { federation } from '@module-federation/vite';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { baseConfig } from './base-config.ts';
import { devRegistry } from './dev-registry.ts';
import { readPackageFacts } from './package-facts.ts';
import { sharedByShell } from './shared.ts';

/** The whole Vite configuration of the shell that lives in `root`. It names no remote: those come from the registry. */
export function defineShell(root: string): UserConfigFnObject {
  const facts = readPackageFacts(root);
  return defineConfig(({ command }) => ({
    ...baseConfig(facts, [
      federation({
        name: facts.federationName,
        remotes: {},
        shared: sharedByShell(facts),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: { remoteHmr: true },
        experiments: { provideExternalRuntime: true },
      }),
      devRegistry(),
    ]),
    // Relative, so that a build runs from whatever versioned folder it is published into.
    base: command === 'build' ? './' : '/',
  }));
}
