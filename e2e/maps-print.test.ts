import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';

const { visit } = useBrowser();

/** Width of A4 between its margins, CSS pixels. */
const paper = { viewport: { width: 688, height: 1017 }, colorScheme: 'dark' } as const;

async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

describe('a door sign', () => {
  test.each([
    ['/here/room-205', ['205', 'CSE Faculty Room 2', 'second floor, west wing']],
    ['/here/room-372', ['372', 'Second Floor Seminar Hall', 'third floor, east wing']],
    ['/here/open-air-stage', ['Open Air Stage', 'outdoors']],
    ['/here/sports-complex', ['Sports Complex', 'outdoors']],
  ])('%s is one page with the college and whole names', async (path, lines) => {
    const { page } = await visit(path, paper);
    await page.emulateMedia({ media: 'print' });
    const sign = page.getByRole('article');
    await sign.getByRole('img', { name: /^QR code/ }).waitFor();
    const college = await page.locator('footer strong').textContent();
    for (const text of [college ?? '', ...lines])
      await sign.getByText(text, { exact: true }).waitFor({ timeout: 5000 });
    // Nothing is wider than the paper, and the sign takes nearly all of its height.
    expect(await sign.evaluate((article) => article.scrollWidth - article.clientWidth)).toBe(0);
    expect((await sign.boundingBox())?.height).toBeGreaterThan(0.9 * paper.viewport.height);
    for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(1);
  });
});

describe('a printed way', () => {
  test.each([
    ['room-205', 'room-230a', 1],
    ['room-205', 'room-310', 2],
    ['main-gate-1', 'room-454', 2],
  ])('from %s to %s fills one page', async (from, to, plans) => {
    const { page } = await visit(`/navigate?from=${from}&to=${to}`, paper);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    await sheet.getByRole('img', { name: /^QR code/ }).waitFor();
    await expect.poll(() => sheet.getByRole('img', { name: /^Plan of/ }).count()).toBe(plans);
    await sheet.getByText((await page.locator('footer strong').textContent()) ?? '').waitFor();
    for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(1);
    expect((await sheet.boundingBox())?.height).toBeGreaterThan(0.75 * paper.viewport.height);
  });

  test('names both rooms in full', async () => {
    const { page } = await visit('/navigate?from=room-205&to=room-310', paper);
    await page.emulateMedia({ media: 'print' });
    await page.getByText('From: CSE Faculty Room 2, second floor, west wing').waitFor();
    await page.getByText('To: Office of the Head, IT, third floor, west wing').waitFor();
  });
});
