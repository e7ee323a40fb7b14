import { federation } from '@module-federation/vite';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { baseConfig, fileNames } from './base-config.ts';
import { importWholeShares } from './import-whole-shares.ts';
import { type PackageFacts, readPackageFacts } from './package-facts.ts';
import { inRemoteLayer } from './remote-layer.ts';
import { sharedByRemote } from './shared.ts';

interface RemoteOptions {
  /**
   * Chunks by name: modules that several pages share and load together, each in the first chunk whose pattern matches.
   * `kit` by default has those of packages/web.
   */
  readonly together?: Readonly<Record<string, RegExp>>;
}

/**
 * Vite configuration of the remote in `root`. A build and `npm run dev` are federated; `npm run dev -w <remote>` serves
 * the remote's pages without a shell.
 */
export function defineRemote(root: string, options: RemoteOptions = {}): UserConfigFnObject {
  const facts = readPackageFacts(root);
  return defineConfig(({ command }) => {
    if (!isFederated(command)) return baseConfig(facts, []);
    const config = baseConfig(facts, [importWholeShares(facts), federateRemote(facts)]);
    return {
      ...config,
      // Relative, so that a build runs from any folder that it is published into.
      css: { ...config.css, postcss: { plugins: inRemoteLayer } },
      base: command === 'build' ? './' : '/',
      build: {
        ...config.build,
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          input: `${root}/src/remote.tsx`,
          output: { ...fileNames, codeSplitting: { groups: chunkGroups(options.together) } },
        },
      },
      server: { ...config.server, cors: true },
    };
  });
}

function federateRemote(facts: PackageFacts) {
  return federation({
    name: facts.federationName,
    shareStrategy: 'loaded-first',
    dts: false,
    // After an error in a source file the plugin waits so many seconds for other modules before Vite reports it. A build
    // with `importWholeShares` is the same when the limit passes on a busy machine.
    moduleParseIdleTimeout: 5,
    // Entries come from the registry: manifests, snapshots and their preloading are not used.
    disableSnapshot: true,
    dev: { remoteHmr: true },
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: sharedByRemote(facts),
    disableRemote: true,
    experiments: { externalRuntime: true },
  });
}

/**
 * Chunks of modules that a remote always loads together, to save requests before its first page. Those of `together` have
 * only modules that two or more pages share.
 */
function chunkGroups(together: Readonly<Record<string, RegExp>> = {}) {
  const shared = Object.entries(together.kit ? together : { kit: /packages[\\/]web[\\/]/, ...together });
  return [
    // Proxy of the shell's federation runtime, and the map of shared packages.
    { name: 'runtime', test: /localSharedImportMap|@module-federation[\\/]/ },
    { name: 'shares', test: /__loadShare__/ },
    ...shared.map(([name, test]) => ({ name, test, minShareCount: 2 })),
  ];
}

/** Builds are always federated; a dev server only when `npm run dev` started it. */
function isFederated(command: 'build' | 'serve'): boolean {
  return command === 'build' || process.env.CAMPUSWAY_DEV_REGISTRY !== undefined;
}
