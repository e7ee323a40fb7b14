export { homeBudget, moduleBudgets, remoteBudget, workerBudget } from './budgets.ts';
export { checkPages } from './check-pages.ts';
export { toText } from './gate-result.ts';
export { visitsFor } from './gate-visits.ts';
export { watchPage } from './page-watch.ts';
export { findPageError, followLink } from './visit-page.ts';
export { withPreview } from './with-preview.ts';
