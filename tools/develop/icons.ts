/** Generates the icons and the link preview picture from the arrow of the favicon: `npm run icons`. */
import { join } from 'node:path';
import { projectRoot, runTool } from '@campusway/toolkit';
import { writePngs } from './pictures/svg-to-png.ts';

/** The arrow of the favicon, on its grid of 32. */
const arrow = '<path d="M8 23V13h9l-3.2-3.2 2-2L22.9 15l-7.1 7.1-2-2L17 16.9h-5.2V23z" fill="#fff"/>';
const blue = '#1352c9';

interface Drawing {
  readonly name: string;
  readonly svg: string;
}

/** All pictures with the arrow, by file name: icons in the required sizes, and the link preview. */
const drawings: readonly Drawing[] = [
  icon('icon-192.png', 192, rounded()),
  icon('icon-512.png', 512, rounded()),
  icon('apple-touch-icon.png', 180, filled(1)),
  // A system may crop a maskable icon to a circle of four fifths; the arrow is inside it.
  icon('icon-maskable.png', 512, filled(0.8)),
  { name: 'social-preview.png', svg: preview() },
];

await runTool(async () => {
  const folder = join(projectRoot, 'shell/public');
  await writePngs(drawings.map(({ name, svg }) => ({ file: join(folder, name), svg })));
  for (const { name } of drawings) console.log(`shell/public/${name}`);
});

function icon(name: string, size: number, inner: string): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${inner}</svg>`;
  return { name, svg };
}

function rounded(): string {
  return `<rect width="32" height="32" rx="6" fill="${blue}"/>${arrow}`;
}

function filled(scale: number): string {
  const shift = 16 * (1 - scale);
  return `<rect width="32" height="32" fill="${blue}"/><g transform="translate(${shift} ${shift}) scale(${scale})">${arrow}</g>`;
}

/** A corridor with a route to a door plate, without names, since all sites use it. */
function preview(): string {
  const ink = '#35312a';
  const rooms = `<g fill="#fff" stroke="${ink}" stroke-width="7">
    <path d="M-10 -10h350v190h-350zM340 -10h330v190h-330zM670 -10h540v190h-540z"/>
    <path d="M-10 300h240v340h-240zM970 300h240v340h-240z"/><path d="M230 300h740v340h-740z" fill="#d8e4ff"/></g>`;
  const doors = `<g stroke="#ebe7dc" stroke-width="9"><path d="M120 180h80M470 180h80M900 180h80M60 300h80M1050 300h80M560 300h80"/></g>
    <g fill="none" stroke="#6b6559" stroke-width="4"><path d="M120 180v-80a80 80 0 0 1 80 80M470 180v-80a80 80 0 0 1 80 80M900 180v-80a80 80 0 0 1 80 80M60 300v80a80 80 0 0 0 80-80M1050 300v80a80 80 0 0 0 80-80M560 300v80a80 80 0 0 0 80-80"/></g>`;
  const way = 'M-10 240H600V330';
  const route = `<g fill="none"><path d="${way}" stroke="#fff" stroke-width="22"/><path d="${way}" stroke="#1450c4" stroke-width="12" stroke-dasharray="26 18"/></g>`;
  const plate = `<rect x="490" y="352" width="220" height="220" rx="20" fill="#1c1a16"/><g transform="translate(504 364) scale(6)">${arrow}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="#ebe7dc"/>${rooms}${doors}${route}${plate}</svg>`;
}
