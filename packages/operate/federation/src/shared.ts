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

type SharedConfig = Record<
  string,
  { singleton: true; requiredVersion?: string; eager?: true; import?: false }
>;

/** The shell bundles each shared package eagerly, which avoids a chain of requests. */
export function sharedByShell(facts: PackageFacts): SharedConfig {
  return mapShared(facts, { eager: true });
}

/** A remote uses the shell's copy and bundles none. */
export function sharedByRemote(facts: PackageFacts): SharedConfig {
  return mapShared(facts, { import: false });
}

function mapShared({ peers }: PackageFacts, provision: { eager: true } | { import: false }): SharedConfig {
  const entries = Object.entries(peers).map(([name, range]) => [
    name,
    { singleton: true, ...(range !== '*' && { requiredVersion: range }), ...provision },
  ]);
  return Object.fromEntries(entries);
}
