/** Draws the pictures of the departments and of the campus anew, from the plans and the room lists. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { campus } from '../campus.ts';
import { departments } from '../departments.ts';
import { drawCampusPicture } from '../drawing/campus-picture.ts';
import { drawDepartment } from '../drawing/department-picture.ts';
import { level1 } from '../levels/level-1.ts';
import { level2 } from '../levels/level-2.ts';
import { level3 } from '../levels/level-3.ts';
import { level4 } from '../levels/level-4.ts';

const assets = new URL('../../assets/', import.meta.url);
mkdirSync(new URL('departments/', assets), { recursive: true });
for (const department of departments) {
  const picture = drawDepartment(department, [level1, level2, level3, level4]);
  writeFileSync(new URL(`departments/${department.code}.svg`, assets), `${picture}\n`);
}
writeFileSync(new URL('campus.svg', assets), `${drawCampusPicture(campus, level1)}\n`);
