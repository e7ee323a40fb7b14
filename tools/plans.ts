/** Draws every floor and the campus as SVG and PNG: `npm run plans [folder]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawSheets } from '@campusway/campus-data/drawing';
import { runTool } from './fail.ts';
import { takePictures } from './plans/take-pictures.ts';
import { projectRoot } from './project.ts';

await runTool(async () => {
  const folder = resolve(process.argv[2] ?? join(projectRoot, '.campusway/plans'));
  mkdirSync(folder, { recursive: true });
  const sheets = (['light', 'dark'] as const).flatMap((scheme) =>
    [...drawSheets(scheme)].map(([name, svg]) => ({ name: scheme === 'light' ? name : `${name}-dark`, svg })),
  );
  for (const { name, svg } of sheets) writeFileSync(join(folder, `${name}.svg`), svg);
  await takePictures(sheets, folder);
  console.log(`Drew ${sheets.length} plans as SVG and PNG into ${folder}`);
});
