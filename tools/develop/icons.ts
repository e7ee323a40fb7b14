/** Generates the icons and the link preview picture from the arrow of the favicon: `npm run icons`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, findChromium, projectRoot, runTool } from '@campusway/toolkit';
import { chromium } from 'playwright-core';
import { drawings } from './icons/drawings.ts';

const typeface =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

await runTool(async () => {
  const font = readFileSync(join(projectRoot, typeface)).toString('base64');
  const face = `@font-face{font-family:'Atkinson Hyperlegible Next Variable';font-weight:200 800;src:url(data:font/woff2;base64,${font})}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    for (const { file, width, height, html } of drawings) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(`<style>${face}body{margin:0}svg{display:block}</style>${html}`);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(projectRoot, 'shell/public', file), omitBackground: true });
      await page.close();
      console.log(`shell/public/${file}`);
    }
  } finally {
    await browser.close();
  }
});
