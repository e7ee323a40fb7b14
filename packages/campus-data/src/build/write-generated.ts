/** Writes `generated/` anew from `data/geometry/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GeoCollection } from '@campusway/campus';
import { geometryFiles } from '../source/geometry-files.ts';
import { generate } from './generate.ts';

const root = new URL('../../', import.meta.url);
const collections = geometryFiles.map(
  (name) => JSON.parse(readFileSync(new URL(`data/${name}`, root), 'utf8')) as GeoCollection,
);
mkdirSync(new URL('generated/', root), { recursive: true });
for (const [name, text] of generate(collections)) writeFileSync(new URL(`generated/${name}`, root), text);
