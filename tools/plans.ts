/** Draws every floor and the campus as SVG and PNG: `npm run plans [folder]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawSheets } from '@campusway/campus-data/drawing';
import { parseToolArgs, projectRoot, runToolWithArgs, ToolError } from '@campusway/toolkit';
import { takePictures } from './plans/take-pictures.ts';

const usage = `npm run plans -- [folder]
Draws every floor and the campus into the folder, .campusway/plans when none is named.`;

await runToolWithArgs(async (args) => {
  const [named, ...more] = parseToolArgs(args, {}, usage).positionals;
  if (more.length > 0) throw new ToolError(`One folder is enough.\n\n${usage}`);
  const folder = resolve(named ?? join(projectRoot, '.campusway/plans'));
  mkdirSync(folder, { recursive: true });
  const sheets = (['light', 'dark'] as const).flatMap((scheme) =>
    [...drawSheets(scheme)].map(([name, svg]) => ({ name: scheme === 'light' ? name : `${name}-dark`, svg })),
  );
  for (const { name, svg } of sheets) writeFileSync(join(folder, `${name}.svg`), svg);
  await takePictures(sheets, folder);
  console.log(`Drew ${sheets.length} plans as SVG and PNG into ${folder}`);
});
