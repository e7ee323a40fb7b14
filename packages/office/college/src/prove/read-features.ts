import type { MapFeature } from '@campusway/campus';
import { readCollege } from '../check/index.ts';
import { readDrawing } from '../source/drawing.ts';
import { toLevels } from '../source/levels.ts';

/** The whole drawing of a college folder. */
export function readFeatures(folder: string): MapFeature[] {
  const source = readCollege(folder);
  return readDrawing(source, toLevels(source.buildings));
}
