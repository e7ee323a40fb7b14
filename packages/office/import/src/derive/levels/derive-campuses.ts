import { distance, isInside, type Point } from '@campusway/campus';
import type { Frame } from '../../earth-frame.ts';
import { guess } from '../../guesses.ts';
import type { SourceCampus } from '../../model.ts';
import { type Naming, takeFree, UniqueIds } from '../draft/names.ts';

/** Id of a building, and a point in it. */
type Placed = readonly [building: string, middle: Point];

/**
 * The campuses of a source with several venues, and the id of each building's: that of the venue around it, or the nearest
 * one. No campuses if all buildings are on the grounds of one venue.
 */
export function deriveCampuses(
  { venues = [] }: SourceCampus,
  buildings: readonly Placed[],
  { frame, naming }: { readonly frame: Frame; readonly naming: Naming },
) {
  const { nameOf, known, guesses } = naming;
  const ids = new UniqueIds([], known);
  const names = new Set<string>();
  const all = venues.map((venue) => {
    const name = takeFree(nameOf(venue.names) ?? venue.id, names);
    const grounds = venue.grounds.map((polygon) => polygon.map((ring) => ring.map(frame.toMetres)));
    return { id: ids.keep(venue.id, () => name), name, grounds };
  });
  const metresTo = (at: Point, { grounds }: (typeof all)[number]) =>
    grounds.some((polygon) => isInside(at, polygon))
      ? 0
      : Math.min(...grounds.flat(2).map((corner) => distance(corner, at)));
  const campusOf = new Map(
    buildings.flatMap(([building, at]) => {
      const [nearest] = all.toSorted((a, b) => metresTo(at, a) - metresTo(at, b));
      return nearest ? [[building, nearest.id] as const] : [];
    }),
  );
  const built = new Set(campusOf.values());
  if (built.size < 2) return { campusOf: new Map<string, string>(), given: {} };
  const campuses = all.filter(({ id }) => built.has(id)).map(({ id, name }) => ({ id, name }));
  const list = campuses.map(({ name }) => `"${name}"`).join(', ');
  const what = `Write how one gets from one campus to another into "transport" of college.json: ${list}`;
  const why = 'The source has several venues, and each is a campus';
  guess(guesses, 'to-add', { rule: 'campuses', what, why });
  return { campuses, campusOf, given: ids.given };
}
