import type { PackageFacts } from './package-facts.ts';

type SharedConfig = Record<string, { singleton: true; requiredVersion?: string; import: false }>;

/** A remote uses the shell's copy of each shared package and bundles none. */
export function sharedByRemote({ peers }: PackageFacts): SharedConfig {
  const entries = Object.entries(peers).map(([name, range]) => [
    name,
    { singleton: true, ...(range !== '*' && { requiredVersion: range }), import: false },
  ]);
  return Object.fromEntries(entries);
}
