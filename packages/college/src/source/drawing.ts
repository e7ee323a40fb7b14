import { type Levels, type MapFeature, toFeatures } from '@campusway/campus';
import { toLevels } from './levels.ts';
import { type CollegeSource, readCollege } from './read-college.ts';
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

/** The same of a folder that has passed `npm run data:check`. */
export function readFeatures(folder: string): MapFeature[] {
  const source = readCollege(folder);
  return readDrawing(source, toLevels(source.buildings));
}
