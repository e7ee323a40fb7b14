import { distance, type Levels, type MapFeature, type Point } from '@campusway/campus';
import type { CollegeSource } from './college-source.ts';

/** What names the campuses of a college. */
export type CampusSources = Pick<CollegeSource, 'buildings' | 'campusPlaces'>;

/** Position on the drawing, metres; `level` is an index into the college's levels. */
interface Position {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Finds the id of the campus of a position: that of its building; outdoors that of the nearest building or campus place which
 * names one. Undefined in a college with one campus.
 */
export function createFindCampus(
  { buildings, campusPlaces }: CampusSources,
  { features, levels }: { readonly features: readonly MapFeature[]; readonly levels: Levels },
) {
  const ofBuilding = new Map(buildings.map(({ id, campus }) => [id, campus]));
  const indoors = (level: number) => ofBuilding.get(levels[level]?.building ?? '');
  const known = [
    ...features.flatMap((feature) =>
      feature.type === 'level'
        ? feature.polygon.flat().map((at) => ({ at, campus: indoors(feature.level) }))
        : [],
    ),
    ...campusPlaces.map(({ label, campus }) => ({ at: label, campus })),
  ].filter(({ campus }) => campus !== undefined);
  return ({ level, x, y }: Position): string | undefined => {
    const own = indoors(level);
    if (own !== undefined || known.length === 0) return own;
    const at: Point = [x, y];
    return known.reduce((a, b) => (distance(a.at, at) <= distance(b.at, at) ? a : b)).campus;
  };
}
