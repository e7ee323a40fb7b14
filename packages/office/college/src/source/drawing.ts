import { grounds, type Levels, type MapFeature, toFeatures } from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';
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

type Buildings = Contents['buildings']['buildings'];

/** The grounds, then the levels of each building lowest first. */
export function toLevels(buildings: Buildings): Levels {
  const indoors = buildings.flatMap(({ id: building, name: buildingName, levels }) =>
    levels
      .toSorted((a, b) => a.ordinal - b.ordinal)
      .map((level) => ({
        ...level,
        building,
        title: buildings.length > 1 ? `${level.name}, ${buildingName}` : level.name,
      })),
  );
  return [grounds, ...indoors];
}
