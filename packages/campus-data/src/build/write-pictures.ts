/** Draws the pictures of the departments and of the campus anew, from the plans and the room lists. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { campus } from '../campus.ts';
import { departments } from '../departments.ts';
import { level1 } from '../levels/level-1.ts';
import { level2 } from '../levels/level-2.ts';
import { level3 } from '../levels/level-3.ts';
import { level4 } from '../levels/level-4.ts';
import { drawPictures } from './draw-pictures.ts';

const assets = new URL('../../assets/', import.meta.url);
mkdirSync(new URL('departments/', assets), { recursive: true });
for (const [name, text] of drawPictures(departments, campus, [level1, level2, level3, level4]))
  writeFileSync(new URL(name, assets), text);
