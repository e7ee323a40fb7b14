/** Writes the font's usual letters and used weights, a third of its bytes: `npm run font`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runTool } from '@campusway/toolkit';
import subsetFont from 'subset-font';

const source =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const target = 'packages/web/ui-kit/src/global/usual-letters.woff2';
/** ASCII and the signs of the site's own texts, as in the `unicode-range` of fonts.css. */
const letters = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i), 0xa0, 0xb0, 0xb7, 0xd7);
const signs = '–—‘’“”…↑↓−';
/** From `--weight-normal` to `--weight-sign`. */
const wght = { min: 400, max: 720, default: 400 };
/** Copyright and licence, which stay in the file. */
const preserveNameIds = [0, 13, 14];

await runTool(async () => {
  const font = await subsetFont(readFileSync(join(projectRoot, source)), letters + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    preserveNameIds,
  });
  writeFileSync(join(projectRoot, target), font);
  console.log(`${target}: ${(font.length / 1000).toFixed(1)} kB`);
});
