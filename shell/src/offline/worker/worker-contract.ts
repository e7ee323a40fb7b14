/** Name of the service worker's precache; the About page lists its content. */
export const fileCache = { prefix: 'campusway', name: 'files' } as const;
export const fileCacheName = `${fileCache.prefix}-${fileCache.name}`;

/** Worker to pages: the storage quota is exceeded. */
export interface FullMessage {
  readonly kind: 'full';
}

/** Page to waiting worker: activate if you have the release that this page shows. */
export interface WorkerMessage {
  readonly kind: 'take-over';
  readonly release: string;
}
