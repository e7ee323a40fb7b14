import { getLevel, type Place, shaftOf } from '@campusway/campus';
import { compareWalks, type Walked } from '@campusway/campus/directions';
import { college } from '@campusway/platform';
import { pageRouter, walkOf } from '../../journey/find-way.ts';
import { floorOf } from '../../journey/floor-of.ts';

/** A place with the walk to it, if there is one. */
export interface Walk {
  readonly place: Place;
  /** Doors of a lift or staircase on all floors, lowest first; otherwise the place alone. */
  readonly stops: readonly Place[];
  readonly way?: Walked | undefined;
}

/** After every walk. */
const unreachable: Walked = { metres: Number.MAX_VALUE, seconds: Number.MAX_VALUE };

/** Walks from one place to others, nearest first, unreachable ones last; for a lift to its nearest door. */
export function walksFrom(
  origin: Place,
  { places, stepFree }: { readonly places: readonly Place[]; readonly stepFree: boolean },
): readonly Walk[] {
  const router = pageRouter();
  const walks = places.flatMap((place): Walk[] => {
    const route = router.findRoute({ from: origin.id, to: place.id, stepFree });
    if (route.status !== 'found') return route.reason === 'same-place' ? [] : [{ place, stops: [place] }];
    return [{ place, stops: [place], way: walkOf(route) }];
  });
  const shafts = Map.groupBy(
    walks.toSorted((a, b) => compareWalks(a.way ?? unreachable, b.way ?? unreachable)),
    ({ place }) => shaftOf(router.graph, place) ?? place.id,
  );
  return [...shafts.values()].flatMap((ofShaft) => {
    const stops = ofShaft.map(({ place }) => place).toSorted((a, b) => a.level - b.level);
    return ofShaft.slice(0, 1).map((nearest) => ({ ...nearest, stops }));
  });
}

/** The place itself, or the door of a lift, on a floor; undefined when it is not on the floor. */
export function stopOn({ stops }: Walk, floor: number): Place | undefined {
  return stops.find(({ level }) => floorOf(level) === floor);
}

/** `stops at 1, 2, 3, 4`; undefined for places on one floor. */
export function stopsText({ stops }: Walk): string | undefined {
  if (stops.length < 2) return undefined;
  return `stops at ${stops.map(({ level }) => getLevel(college.levels, level).shortName).join(', ')}`;
}
