/** Name of the one cache in which the worker keeps files; pages read it to say what is in it. */
export const fileCache = { prefix: 'campusway', name: 'files' } as const;
export const fileCacheName = `${fileCache.prefix}-${fileCache.name}`;
