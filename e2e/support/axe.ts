import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Evaluated, because the content security policy blocks an added script. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe violations of the current page once it has a heading, contrast included; one line per rule. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(source);
  return runAxe(page);
}

/** Rules that depend on colours only, for a page whose structure was already checked. */
export async function findColourViolations(page: Page): Promise<string[]> {
  return runAxe(page, ['color-contrast', 'link-in-text-block']);
}

/** All rules in light colours, and the colour rules in dark ones: the elements are the same. */
export async function findAxeViolationsInLightAndDark(page: Page): Promise<string[]> {
  // Without transitions: axe would read an intermediate colour. One that runs already is not shortened.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  const light = await findAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findColourViolations(page);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return [...light, ...dark.map((line) => `dark ${line}`)];
}

async function runAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await page.evaluate((named) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // Details of passed rules take a third of the time.
    return axe.run(document, { resultTypes: ['violations'], ...(named && { runOnly: [...named] }) });
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
