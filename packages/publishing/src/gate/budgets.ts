/** Gzipped kilobytes (1000 bytes) of JavaScript that a module may have in all, whatever is loaded when. */
export const moduleBudgets: Readonly<Record<string, number>> = {
  shell: 140,
  // With the engine a second time: the worker of a large campus, which a college never loads.
  'mfe-search': 66,
  'mfe-directory': 60,
  'mfe-maps': 200,
};

/** For a remote that names no budget of its own. */
export const remoteBudget = 60;

/** Kilobytes of all other files of a module: CSS gzipped, the rest as it is. */
export const otherBudgets = { styles: 22, pictures: 250, others: 250 };

/** What the home page transfers before it stands: shell, federation runtime, its remote, the early answer. */
export const homeBudget = 153;

/** The shell's service worker, which a browser fetches in the background. */
export const workerBudget = 8;
