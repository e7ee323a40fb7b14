/** Assumptions of docs/scale.md. What the site itself sends is measured. */
export const assumptions = {
  visits: 1_000_000,
  /** Pages that visits open first, all equally often. */
  pages: ['/', '/navigate?from=main-gate-1&to=room-205', '/cse-nav', '/room/129'],
  /** Share of visits by devices that have visited before. */
  returning: 0.6,
  /** Days since their last visit: mean of an exponential distribution. */
  meanDaysAway: 3,
  /** Share of devices whose browser stores no release: it has no service workers, or the visitor leaves before. */
  withoutWorker: 0.2,
  /** Relative number of visits in each hour of the day. */
  hours: [1, 1, 0, 0, 0, 1, 4, 12, 20, 16, 14, 14, 14, 13, 11, 9, 7, 5, 4, 3, 3, 2, 2, 1],
  /** Hours of the day at which a new build of `deployed`, the largest remote, goes live. */
  deployments: [10, 15],
  deployed: 'mfe-maps',
  /** Edge locations of the CDN, all visited equally; empty at midnight. */
  edges: 50,
  /** Shares of the visits that are signed in from before, and that log in. */
  signedIn: 0.1,
  loggingIn: 0.01,
  /** Minutes for which the page of a signed-in visitor stays visible. */
  minutes: 5,
  seed: 1,
} as const;
