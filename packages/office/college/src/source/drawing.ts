import { type Levels, type MapFeature, toFeatures } from '@campusway/campus';
import type { CollegeSource } from './college-source.ts';
import { RoomNumbers } from './room-numbers.ts';

/** The whole drawing of a college, with unique room numbers. */
export function readDrawing(
  { buildings, rooms, geometry }: Pick<CollegeSource, 'buildings' | 'rooms' | 'geometry'>,
  levels: Levels,
): MapFeature[] {
  const names = new RoomNumbers(buildings, rooms);
  return geometry
    .flatMap((file) => toFeatures(file, levels))
    .map((feature) => names.rename(feature, levels))
    .toSorted((a, b) => a.level - b.level);
}
