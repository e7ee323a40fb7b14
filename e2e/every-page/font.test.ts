import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

test.each([
  [400, false],
  [620, false],
  [720, true],
])('a zero in weight %s has the slash of signs: %s', async (weight, hasSlash) => {
  const { page } = await visit('/about');
  const shots = [];
  for (const family of ['', 'Atkinson Hyperlegible Next Variable']) {
    await page.evaluate(
      async ({ weight, family }) => {
        const zero = document.createElement('output');
        zero.textContent = '0';
        zero.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:9;background:white;font-size:60px;line-height:80px;width:60px;font-weight:${weight}`;
        if (family) zero.style.fontFamily = family;
        document.querySelector('output')?.remove();
        document.body.append(zero);
        await document.fonts.ready;
      },
      { weight, family },
    );
    shots.push(await page.locator('output').screenshot());
  }
  const [own, signs] = shots;
  expect(own?.equals(signs as Buffer)).toBe(hasSlash);
});

test('only a page with other letters than the usual ones loads the whole font', async () => {
  const { page } = await visit('/about');
  const listFonts = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.filter((name) => name.endsWith('.woff2')).map((name) => /([^/]+)\.woff2/.exec(name)?.[1]);
    });
  expect(await listFonts()).not.toContain('atkinson-hyperlegible-next-latin-wght-normal');
  await page.evaluate(() => document.body.append('Zoë'));
  await expect.poll(listFonts).toContain('atkinson-hyperlegible-next-latin-wght-normal');
});
