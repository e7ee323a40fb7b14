import { expect, test } from 'vitest';
import { goTo, site, useBrowser } from '../support/browser.ts';

const { open } = useBrowser();

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
