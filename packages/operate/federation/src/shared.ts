import type { PackageFacts } from './package-facts.ts';

type SharedConfig = Record<
  string,
  { singleton: true; requiredVersion?: string; eager?: true; import?: false }
>;

/** The shell bundles each shared package eagerly, which avoids a chain of requests. */
export function sharedByShell(facts: PackageFacts): SharedConfig {
  return mapShared(facts, (requiredVersion) => ({ singleton: true, ...requiredVersion, eager: true }));
}

/** A remote uses the shell's copy and bundles none. */
export function sharedByRemote(facts: PackageFacts): SharedConfig {
  return mapShared(facts, (requiredVersion) => ({ singleton: true, ...requiredVersion, import: false }));
}

function mapShared(
  { peers }: PackageFacts,
  toConfig: (required: { requiredVersion?: string }) => SharedConfig[string],
): SharedConfig {
  const entries = Object.entries(peers).map(([name, range]) => [
    name,
    toConfig(range === '*' ? {} : { requiredVersion: range }),
  ]);
  return Object.fromEntries(entries);
}
