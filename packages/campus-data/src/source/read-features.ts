import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeoCollection, type MapFeature, toFeatures } from '@campusway/campus';
import { geometryFiles } from './geometry-files.ts';

/** The whole drawing of a data folder. Node only; the folder is trusted to have passed `data:check`. */
export function readFeatures(folder: string): MapFeature[] {
  return geometryFiles.flatMap((name) =>
    toFeatures(JSON.parse(readFileSync(join(folder, name), 'utf8')) as GeoCollection),
  );
}
