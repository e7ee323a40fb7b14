import { followLink } from '@campusway/publishing/gate';
import { expect, test } from 'vitest';
import { listAddresses, unknownPath } from '../support/addresses.ts';
import { goTo, site, useBrowser } from '../support/browser.ts';
import { watchPolicy } from '../support/policy.ts';

const { open } = useBrowser();

test('no page violates its own content security policy', async () => {
  const { page } = await open();
  const violations = await watchPolicy(page);
  await goTo(page, site);
  const paths = (await listAddresses()).filter((path) => path !== unknownPath);
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    await followLink(page, path);
    await page.locator('main h1:not([data-left])').waitFor();
  }
  expect(await violations()).toEqual([]);
});

test('the policy blocks inline scripts, inline styles and eval', async () => {
  const { page, errors } = await open();
  await goTo(page, `${site}/about`);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.inline = true';
    const style = document.createElement('style');
    style.textContent = 'body { outline: 9px solid red }';
    document.head.append(script, style);
    // In a timer, because code evaluated by a test is exempt from the policy.
    const fromText = await new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve(new Function('return true')());
        } catch {
          resolve(false);
        }
      });
    });
    return ['inline' in globalThis, getComputedStyle(document.body).outlineStyle !== 'none', fromText];
  });
  expect(ran).toEqual([false, false, false]);
  expect(errors.filter((error) => /Content Security Policy/.test(error)).length).toBeGreaterThan(1);
  errors.splice(0);
});
