/** Name of the service worker's precache; the About page lists its content. */
export const fileCache = { prefix: 'campusway', name: 'files' } as const;
export const fileCacheName = `${fileCache.prefix}-${fileCache.name}`;
/** Cache with one entry, the time of the last answer of the server in milliseconds since 1970. */
export const contact = { cacheName: `${fileCache.prefix}-contact`, key: '/last-contact' } as const;

/** Worker to pages: the storage quota is exceeded. */
export interface FullMessage {
  readonly kind: 'full';
}

/** Page to waiting worker: activate if you have the release that this page shows. */
export interface WorkerMessage {
  readonly kind: 'take-over';
  readonly release: string;
}
