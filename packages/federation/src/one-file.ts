/** Modules that become one file of a build. */
interface FileGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount?: number;
}

/**
 * What always comes together in a remote is one file: every file is a request before the first page stands. `together`
 * adds a remote's own, each of the modules that two pages or more have in common.
 */
export function oneFileEach(together: Readonly<Record<string, RegExp>> = {}): FileGroup[] {
  const own = Object.entries(together).map(([name, test]) => ({ name, test, minShareCount: 2 }));
  return [
    // What stands for the shell's federation runtime, and the list of what is shared.
    { name: 'runtime', test: /localSharedImportMap|@module-federation[\\/]/ },
    { name: 'shares', test: /__loadShare__/ },
    { name: 'kit', test: /packages[\\/]ui-kit[\\/]/, minShareCount: 2 },
    ...own,
  ];
}
