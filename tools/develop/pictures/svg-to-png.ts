import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { withChromium } from '@campusway/toolkit/chromium';

export interface Drawing {
  /** Path of the PNG. */
  readonly file: string;
  readonly svg: string;
}

const typeface =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** Renders SVG to PNG in a browser, with the product's typeface. */
export async function writePngs(drawings: readonly Drawing[]): Promise<void> {
  const font = readFileSync(join(projectRoot, typeface)).toString('base64');
  const face = `@font-face{font-family:'Atkinson Hyperlegible Next Variable';font-weight:200 800;src:url(data:font/woff2;base64,${font})}`;
  await withChromium(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
    for (const { file, svg } of drawings) {
      await page.setContent(`<style>${face}body{margin:0}svg{display:block}</style>${svg}`);
      await page.evaluate(() => document.fonts.ready);
      await page.locator('svg').first().screenshot({ path: file, omitBackground: true });
    }
  });
}
