/**
 * Chunks of modules that a remote always loads together, to save requests before its first page. `together` adds a
 * remote's own chunks, each of modules that two or more pages share.
 */
export function chunkGroups(together: Readonly<Record<string, RegExp>> = {}) {
  const own = Object.entries(together).map(([name, test]) => ({ name, test, minShareCount: 2 }));
  return [
    // Proxy of the shell's federation runtime, and the map of shared packages.
    { name: 'runtime', test: /localSharedImportMap|@module-federation[\\/]/ },
    { name: 'shares', test: /__loadShare__/ },
    { name: 'kit', test: /packages[\\/]web[\\/]ui-kit[\\/]/, minShareCount: 2 },
    ...own,
  ];
}
