import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Evaluated rather than added as a script, which the site's content security policy forbids. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the page as it stands, once it has a heading, colours included; one line for each rule. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(source);
  return runAxe(page);
}

/** The rules that depend on colours alone, for a page whose structure was checked already. */
export async function findColourBarriers(page: Page): Promise<string[]> {
  return runAxe(page, ['color-contrast', 'link-in-text-block']);
}

/** All rules in light colours, and those that depend on colours in dark ones: the elements are the same. */
export async function findBarriersInLightAndDark(page: Page): Promise<string[]> {
  // Without transitions: axe would read a colour on its way.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await findBarriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findColourBarriers(page);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return [...light, ...dark.map((line) => `dark ${line}`)];
}

async function runAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await page.evaluate((named) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // The details of what passes take a third of the time.
    return axe.run(document, { resultTypes: ['violations'], ...(named && { runOnly: [...named] }) });
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
