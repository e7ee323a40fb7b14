export interface SurfaceChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Compares the exported names of a package, one a line: `. value Link` is entry, kind and name. */
export function compareSurfaces(before: readonly string[], after: readonly string[]): SurfaceChange {
  return {
    added: after.filter((line) => !before.includes(line)),
    removed: before.filter((line) => !after.includes(line)),
  };
}

/** The first number where a name is gone, the second where one is new. */
export function nextVersion(version: string, { added, removed }: SurfaceChange): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (removed.length > 0) return `${major + 1}.0.0`;
  return added.length > 0 ? `${major}.${minor + 1}.0` : version;
}
