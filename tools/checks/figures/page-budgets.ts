/**
 * Kilobytes of pages until a first input, of all modules and the college: scripts gzipped; all files in the encoding that
 * the browser receives, Brotli. The service worker loads later and is not included.
 */
export const pageBudgets = [
  { path: '/', scripts: 144, all: 172 },
  { path: '/cse-nav', scripts: 198, all: 230 },
] as const;
