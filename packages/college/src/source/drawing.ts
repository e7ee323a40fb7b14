import { type Levels, type MapFeature, toFeatures } from '@campusway/campus';
import type { CollegeSource } from './college-source.ts';
import { RoomNames } from './rooms.ts';

/** The whole drawing of a college, its rooms with the numbers that they have in the whole college. */
export function readDrawing(
  { buildings, rooms, geometry }: Pick<CollegeSource, 'buildings' | 'rooms' | 'geometry'>,
  levels: Levels,
): MapFeature[] {
  const names = new RoomNames(buildings, rooms);
  return geometry
    .flatMap((file) => toFeatures(file, levels))
    .map((feature) => names.rename(feature, levels))
    .toSorted((a, b) => a.level - b.level);
}
