import type { OutdatedCollege, ShownChanges } from '../college/erased-builds.ts';
import type { GateResult } from '../gate/gate-result.ts';
import type { Canary } from '../release/release.ts';

export interface DeployedModule {
  readonly name: string;
  readonly version: string;
  /** Build id of the build that was live before; undefined for a new module. */
  readonly replaces?: string | undefined;
  /** URL of its files. */
  readonly url: string;
  /** Gzipped JavaScript, kB of 1000 bytes. */
  readonly kilobytes: number;
}

/** Result of a deployment; `--json` prints it. */
export interface DeployReport extends Partial<ShownChanges> {
  readonly site: string;
  /** URL of the site, if site.json has it. */
  readonly url?: string | undefined;
  readonly outcome:
    | 'live'
    | 'canary'
    | 'preview'
    | 'unchanged'
    | 'refused'
    | 'would go live'
    | 'would be refused';
  /** Id of the live release. */
  readonly release?: string | undefined;
  readonly modules: readonly DeployedModule[];
  readonly gate?: GateResult | undefined;
  /** Whether it went live although the gate refused. */
  readonly forced: boolean;
  /** Earlier builds of the college that were deleted: they have data about people that the live one does not have. */
  readonly erased?: readonly OutdatedCollege[] | undefined;
  /** Path of the page that shows the builds before they are live, and when that ends (ISO 8601). */
  readonly preview?: { readonly path: string; readonly until: string } | undefined;
  /** Percentage of tabs that get the build. */
  readonly share?: number | undefined;
  /** The canary that ended. */
  readonly ended?: Canary | undefined;
  readonly seconds: number;
}
