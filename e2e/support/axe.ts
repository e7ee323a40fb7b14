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

/** The rules that hang on colours alone, for a page whose structure has been looked at already. */
export async function findColourBarriers(page: Page): Promise<string[]> {
  return runAxe(page, ['color-contrast', 'link-in-text-block']);
}

async function runAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await page.evaluate((named) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    return axe.run(document, named ? { runOnly: [...named] } : {});
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
