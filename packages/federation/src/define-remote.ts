import { federation } from '@module-federation/vite';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { baseConfig } from './base-config.ts';
import { isFederated } from './is-federated.ts';
import { oneFileEach } from './one-file.ts';
import { type PackageFacts, readPackageFacts } from './package-facts.ts';
import { inRemoteLayer } from './remote-layer.ts';
import { sharedByRemote } from './shared.ts';
import { sharedInFull } from './shared-in-full.ts';

interface RemoteOptions {
  /** By name of the file: modules that several pages share and that are wanted together, as one file instead of many. */
  readonly together?: Readonly<Record<string, RegExp>>;
}

/**
 * The whole Vite configuration of a remote that lives in `root`. A build and `npm run dev` are federated;
 * `npm run dev -w <remote>` is a plain Vite app that shows the remote's pages without a shell.
 */
export function defineRemote(root: string, options: RemoteOptions = {}): UserConfigFnObject {
  const facts = readPackageFacts(root);
  return defineConfig(({ command }) => {
    if (!isFederated(command)) return baseConfig(facts, []);
    const config = baseConfig(facts, [sharedInFull(facts), federateRemote(facts)]);
    return {
      ...config,
      // Relative, so that a build runs from whatever versioned folder it is published into.
      css: { ...config.css, postcss: { plugins: inRemoteLayer } },
      base: command === 'build' ? './' : '/',
      build: {
        ...config.build,
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          input: `${root}/src/remote.tsx`,
          output: { codeSplitting: { groups: oneFileEach(options.together) } },
        },
      },
      server: { ...config.server, cors: true },
    };
  });
}

function federateRemote(facts: PackageFacts) {
  return federation({
    name: facts.federationName,
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: sharedByRemote(facts),
    shareStrategy: 'loaded-first',
    dts: false,
    // On a busy machine the default of 10 s runs out, and what a remote may import from a share is then guessed.
    moduleParseIdleTimeout: 60,
    disableSnapshot: true,
    disableRemote: true,
    dev: { remoteHmr: true },
    experiments: { externalRuntime: true },
  });
}
