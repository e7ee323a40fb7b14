import { grounds, type Levels } from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';

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
