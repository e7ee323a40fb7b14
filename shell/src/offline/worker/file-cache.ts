/** Name of the service worker's precache; the About page lists its content. */
export const fileCache = { prefix: 'campusway', name: 'files' } as const;
export const fileCacheName = `${fileCache.prefix}-${fileCache.name}`;
