import type { Page } from 'playwright-core';

declare global {
  /** Policy violations of this page, filled by `watchPolicy()`. */
  var violations: string[];
}

/** Records violations of the content security policy from the next navigation on. Returns a function that reads them. */
export async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    globalThis.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.violations.push(`${location.pathname}: ${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => globalThis.violations);
}
