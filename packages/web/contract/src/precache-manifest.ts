/** A precached file, as Workbox expects it. */
export interface PrecacheEntry {
  /** From the site's root. */
  readonly url: string;
  /** Null for a file whose URL contains a hash of its content. */
  readonly revision: string | null;
  /** Subresource integrity, `sha256-…` or `sha384-…`. */
  readonly integrity: string;
}

/** Files that a release needs offline. Publishing writes it into the service worker. */
export interface PrecacheManifest {
  /** As in the registry. */
  readonly release: string;
  /** The page served for every path. */
  readonly page: PrecacheEntry;
  /** Names of the site's pages; every other path is unknown. */
  readonly pages: readonly string[];
  readonly files: readonly PrecacheEntry[];
}

/** Expression in the built service worker that publishing replaces with the PrecacheManifest. */
export const precacheManifestPlaceholder = 'self.__CAMPUSWAY_RELEASE__';
