/** Maximum gzipped JavaScript of a module, in kilobytes (1000 bytes), including lazy chunks. */
export const moduleBudgets: Readonly<Record<string, number>> = {
  shell: 122.2,
  'mfe-directory': 60,
  'mfe-maps': 154.9,
};

/** Default for remotes not listed above. */
export const remoteBudget = 60;

/** Kilobytes of all other files of a module: CSS gzipped, the rest uncompressed. */
export const otherBudgets = { styles: 22, pictures: 250, others: 250 };

/** Kilobytes that the home page transfers until it is ready: shell, federation runtime, its remote, the early answer. */
export const homeBudget = 134.9;

/** Kilobytes of the shell's service worker, which a browser fetches in the background. */
export const workerBudget = 8;
