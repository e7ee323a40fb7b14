/** Maximum gzipped JavaScript of a module, in kilobytes (1000 bytes), including lazy chunks. */
export const moduleBudgets: Readonly<Record<string, number>> = {
  shell: 126,
  'mfe-directory': 60,
  'mfe-maps': 150,
};

/** Default for remotes not listed above. */
export const remoteBudget = 60;

/** Kilobytes of all other files of a module: CSS gzipped, the rest uncompressed. */
export const otherBudgets = { styles: 22, pictures: 250, others: 250 };

/** Kilobytes that the home page transfers until it is ready: shell, federation runtime, its remote, the early answer. */
export const homeBudget = 138;

/**
 * Kilobytes of pages until a first input, of all modules and the college: scripts gzipped; all files in the encoding that
 * the browser receives, Brotli. The service worker loads later and is not included.
 */
export const pageBudgets = [
  { path: '/', scripts: 142, all: 174 },
  { path: '/cse-nav', scripts: 226, all: 263 },
] as const;

/** Kilobytes of the shell's service worker, which a browser fetches in the background. */
export const workerBudget = 8;
