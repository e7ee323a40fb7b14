import type { MapFeature } from '@campusway/campus';
import { toFeatures } from '@campusway/campus';
import { readCollege } from './read-college.ts';

/** The whole drawing of a college folder. The folder is trusted to have passed `npm run data:check`. */
export function readFeatures(folder: string): MapFeature[] {
  return readCollege(folder).geometry.flatMap(toFeatures);
}
