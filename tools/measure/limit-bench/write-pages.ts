import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLevel } from '@campusway/campus';
import { deriveCollege, readCollege } from '@campusway/college/derive';
import { compressFolder } from '@campusway/publishing/site-folder';
import { collegeFolder, projectRoot } from '@campusway/toolkit';

const font = 'packages/web/ui-kit/src/global/usual-letters.woff2';
const leaflet = 'node_modules/leaflet/dist';

/**
 * Writes two pages as one would write them by hand, without framework and bundler: a home page with search, suggestions and
 * picture, and a navigation screen on Leaflet. They are the limit that our pages are measured against. Never shipped.
 */
export async function writePages(folder: string): Promise<void> {
  cpSync(join(import.meta.dirname, 'pages'), folder, { recursive: true });
  cpSync(join(projectRoot, font), join(folder, 'letters.woff2'));
  for (const name of ['leaflet.js', 'leaflet.css'])
    cpSync(join(projectRoot, leaflet, name), join(folder, name));

  const { parts, pictures } = deriveCollege(readCollege(collegeFolder()));
  const { rooms, levels, places, graph, screens } = parts;
  const screen = screens.find(({ id }) => id === 'cse-nav');
  const data = {
    'rooms.json': rooms.map(({ number, name, level }) => [number, name ?? '', getLevel(levels, level).title]),
    'places.json': { rooms: places.filter(({ id }) => screen?.places.includes(id)), window: screen?.window },
    'graph.json': graph,
  };
  for (const [name, content] of Object.entries(data))
    writeFileSync(join(folder, name), JSON.stringify(content));
  writeFileSync(join(folder, 'plan.svg'), pictures.get('campus-nav')?.schemes.light ?? '');
  await compressFolder(folder);
}
