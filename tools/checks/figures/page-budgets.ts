/**
 * Kilobytes of pages until a first input, of all modules and the college: scripts gzipped; all files in the encoding that
 * the browser receives, Brotli. The service worker loads later and is not included.
 */
export const pageBudgets = [
  { path: '/', scripts: 143, all: 175 },
  { path: '/cse-nav', scripts: 228, all: 265 },
] as const;
