import type { Page } from 'playwright-core';

/**
 * Screenshot of the viewport as WebP, a third of the size of PNG.
 *
 * @param quality from 0 to 99; at 100 the browser would keep every pixel, at five times the size
 */
export async function takeWebp(page: Page, quality = 82): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  return Buffer.from(data, 'base64');
}
