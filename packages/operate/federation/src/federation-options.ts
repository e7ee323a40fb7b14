import type { PackageFacts } from './package-facts.ts';

/** Options of the federation plugin that the shell and all remotes have in common. */
export function federationOptions({ federationName }: PackageFacts) {
  return {
    name: federationName,
    shareStrategy: 'loaded-first',
    dts: false,
    // After this many seconds the plugin guesses the names imported from a share; 10, the default, is too short on a
    // busy machine.
    moduleParseIdleTimeout: 60,
    // Entries come from the registry: manifests, snapshots and their preloading are not used.
    disableSnapshot: true,
    dev: { remoteHmr: true },
  } as const;
}
