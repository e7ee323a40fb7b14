interface PageBudget {
  readonly path: string;
  /** Scripts, gzipped. */
  readonly scripts: number;
  /** All files that were requested before the page had its form, unless that is prerendered. */
  readonly form?: number;
  readonly all: number;
}

/**
 * Kilobytes of pages on a phone until a first input, of all modules and the college, in the encoding that the browser
 * receives, Brotli, where not gzipped. The service worker loads later and is not included. Pages hold digests of their
 * files, so that their compressed size differs by some bytes from build to build: a budget leaves 0.3 kB for that.
 */
export const pageBudgets: readonly PageBudget[] = [
  { path: '/', scripts: 0.1, all: 40.2 },
  { path: '/cse-nav', scripts: 144.6, form: 183.2, all: 186.7 },
];
