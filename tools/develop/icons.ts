/** Generates the icons and the link preview picture from the arrow of the favicon: `npm run icons`. */
import { join } from 'node:path';
import { projectRoot, runTool } from '@campusway/toolkit';
import { drawings } from './icons/drawings.ts';
import { writePngs } from './pictures/svg-to-png.ts';

await runTool(async () => {
  const folder = join(projectRoot, 'shell/public');
  await writePngs(drawings.map(({ name, svg }) => ({ file: join(folder, name), svg })));
  for (const { name } of drawings) console.log(`shell/public/${name}`);
});
