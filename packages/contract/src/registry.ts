import type { PartName } from './parts.ts';
import type { RemoteRoute } from './remote.ts';

/** One published module, as `modules.json` lists it. */
export interface RegisteredModule {
  /** Package name without scope, `mfe-maps`. */
  readonly name: string;
  /** Build id: a hash of the published content. */
  readonly version: string;
  /** Contract version that it was built against. */
  readonly contract: number;
  /** URL of remoteEntry.js, from the site's root or absolute. */
  readonly entry: string;
  /** The same files at a second URL, for a retry that shares no URL with the failed attempt. */
  readonly retryEntry: string;
  readonly routes: readonly RemoteRoute[];
  readonly parts: readonly PartName[];
}

/** The content of `modules.json`: the only file of a site, beside index.html, that changes in place. */
export interface Registry {
  readonly modules: readonly RegisteredModule[];
}
