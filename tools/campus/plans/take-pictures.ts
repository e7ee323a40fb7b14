import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, findChromium, projectRoot } from '@campusway/toolkit';
import { chromium } from 'playwright-core';

export interface Picture {
  readonly name: string;
  readonly svg: string;
}

/** Renders SVG to PNG in a browser, with the product's typeface. */
export async function takePictures(pictures: readonly Picture[], folder: string): Promise<void> {
  const font = readFileSync(
    join(
      projectRoot,
      'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
  ).toString('base64');
  const face = `@font-face{font-family:'Atkinson Hyperlegible Next Variable';font-weight:200 800;src:url(data:font/woff2;base64,${font})}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
    for (const { name, svg } of pictures) {
      await page.setContent(`<style>${face}body{margin:0}svg{display:block}</style>${svg}`);
      await page.evaluate(() => document.fonts.ready);
      await page
        .locator('svg')
        .first()
        .screenshot({ path: join(folder, `${name}.png`) });
    }
  } finally {
    await browser.close();
  }
}
