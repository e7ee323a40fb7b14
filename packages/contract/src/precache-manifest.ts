/** A file that is kept for use without a network, in the form in which Workbox takes it. */
export interface PrecacheEntry {
  /** From the site's root. */
  readonly url: string;
  /** For a file whose URL says nothing of its content; otherwise null. */
  readonly revision: string | null;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
}

/** Everything that is needed to show a release without a network; publishing writes it into the service worker. */
export interface PrecacheManifest {
  /** As in the registry. */
  readonly release: string;
  /** The page that answers any address. */
  readonly page: PrecacheEntry;
  /** Names of the site's pages: an address with none of them is unknown. */
  readonly pages: readonly string[];
  readonly files: readonly PrecacheEntry[];
}

/** Stands in the built service worker where publishing puts the PrecacheManifest. */
export const precacheManifestPlaceholder = 'self.__CAMPUSWAY_RELEASE__';
