import type { ChangeOptions } from '../release/change-site.ts';
import type { AdoptOptions, ForeignBuild } from './adopt-build.ts';
import type { RouteDrops } from './drop-routes.ts';

export interface DeployOptions extends AdoptOptions, ChangeOptions {
  /** Names of modules, `college` among them; all of the project, or those that changed. */
  readonly which: readonly string[] | 'all' | 'changed';
  /** Folder of the college; by default where the site's college came from, see `collegeOfSite()`. */
  readonly college?: string | undefined;
  readonly foreign: readonly ForeignBuild[];
  /** Shows named modules at an address of their own instead of going live. */
  readonly preview?: boolean;
  /** Percentage of tabs that get the build of the single named remote; without it, all. */
  readonly canary?: number | undefined;
  /** Whether the gate opens pages. */
  readonly browser: boolean;
  /** Of Brotli, for the pages; by default the best while the gate opens pages. */
  readonly quality?: number;
  /** Goes live in spite of findings of the gate. */
  readonly force: boolean;
  /** Pages that may be removed. */
  readonly drops: RouteDrops;
}
