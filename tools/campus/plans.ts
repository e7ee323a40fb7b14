/** Draws every floor and the campus as SVG and PNG: `npm run plans [folder]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawSheets } from '@campusway/college/sheets';
import { openCollege } from '@campusway/publishing/college';
import { collegeFolder, projectRoot, runCommand, ToolError } from '@campusway/toolkit';
import { writePngs } from '../develop/pictures/svg-to-png.ts';

const usage = `npm run plans -- [folder] [--college FOLDER]
Draws every floor and the campus into the folder, .campusway/plans when none is named.`;

await runCommand({ usage }, async ({ positionals }) => {
  const [named, ...more] = positionals;
  if (more.length > 0) throw new ToolError(`Expected at most one folder.\n\n${usage}`);
  const folder = resolve(named ?? join(projectRoot, '.campusway/plans'));
  const college = openCollege(collegeFolder());
  mkdirSync(folder, { recursive: true });
  const sheets = (['light', 'dark'] as const).flatMap((scheme) =>
    [...drawSheets(college, scheme)].map(([name, svg]) => ({
      name: scheme === 'light' ? name : `${name}-dark`,
      svg,
    })),
  );
  for (const { name, svg } of sheets) writeFileSync(join(folder, `${name}.svg`), svg);
  await writePngs(sheets.map(({ name, svg }) => ({ file: join(folder, `${name}.png`), svg })));
  console.log(`Drew ${sheets.length} plans as SVG and PNG into ${folder}`);
});
