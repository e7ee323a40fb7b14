import type { PackageFacts } from './package-facts.ts';

type SharedConfig = Record<
  string,
  { singleton: true; requiredVersion?: string; eager?: true; import?: false }
>;

/** The shell brings the one copy of each shared package, in its first chunk: no chain of loads before the first paint. */
export function sharedByShell(facts: PackageFacts): SharedConfig {
  return mapShared(facts, (requiredVersion) => ({ singleton: true, ...requiredVersion, eager: true }));
}

/** A remote bundles no copy of its own: in the site the shell's is always there. */
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
