import type { Page } from 'playwright-core';

declare global {
  /** What the policy stopped on this page, filled by `watchPolicy()`. */
  var violations: string[];
}

/** Notes what a page's content security policy stops, from its next navigation on. Gives the way to ask for it. */
export async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    globalThis.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.violations.push(`${location.pathname}: ${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => globalThis.violations);
}
