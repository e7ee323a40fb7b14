type Dependencies = 'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies';

interface LockedPackage extends Partial<Readonly<Record<Dependencies, Readonly<Record<string, string>>>>> {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  /** A workspace: `resolved` is its folder. */
  readonly link?: boolean;
}

/** Content of `package-lock.json`, format 3. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Whether a folder of the lock file is an installed package, or a link to a workspace. */
export function isInstalled(folder: string): boolean {
  return folder.includes('node_modules/');
}

/**
 * The packages that a workspace gets from the lock file, directly or through others, each as `folder version digest`,
 * sorted. Packages that only other workspaces need are not among them.
 */
export function resolvedPackages({ packages }: LockFile, workspace: string): string[] {
  const found = new Set<string>();
  function visit(folder: string): void {
    const entry = packages[folder];
    if (!entry || found.has(folder)) return;
    found.add(folder);
    if (entry.link && entry.resolved) visit(entry.resolved);
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } = entry;
    const needed = {
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...(!isInstalled(folder) && devDependencies),
    };
    for (const name of Object.keys(needed)) visit(locate(folder, name));
  }
  /** As Node.js does: the nearest `node_modules` upwards. */
  function locate(folder: string, name: string): string {
    for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
      const candidate = `${from && `${from}/`}node_modules/${name}`;
      if (candidate in packages || from === '') return candidate;
    }
  }
  visit(workspace);
  return [...found].sort().map((folder) => {
    const { version = '', integrity = '' } = packages[folder] ?? {};
    return `${folder} ${version} ${integrity}`;
  });
}
