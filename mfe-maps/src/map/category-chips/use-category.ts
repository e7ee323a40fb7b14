import { chipOf, getLevel, outdoors, type Place, type PlaceId } from '@campusway/campus';
import { compareWalks, type RouteSummary } from '@campusway/campus/directions';
import { isForWheelchairs } from '@campusway/campus/lookup';
import { college, useClosures } from '@campusway/platform';
import { useKeys } from '@campusway/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { idOfShaft, pageRouter, walkOf } from '../../journey/find-way.ts';
import { floorOf, levelsOn } from '../../journey/floor-of.ts';
import { placeAt } from '../../journey/place-at.ts';

interface CategoryOptions {
  readonly floor: number;
  readonly chip: string | undefined;
  /** Where the walks start, if it is known. */
  readonly start: Place | undefined;
  readonly stepFree: boolean;
  /** The selected chip again closes the category. */
  readonly onClick: (chip: string | undefined) => void;
  readonly onChoose: (id: PlaceId, near?: Place) => void;
}

/** A category shown on the map and in a list, to choose a destination. */
export type Category = ReturnType<typeof useCategory>;

export function useCategory(options: CategoryOptions) {
  const { floor, chip, start, stepFree, onClick } = options;
  const opened = useRef(chip);
  useEffect(() => {
    opened.current = undefined;
  }, []);
  // Without a place, the middle of the campus on the shown floor: an address has one answer.
  const isNear = chip !== undefined && !start;
  const near = useMemo(() => (isNear ? middleOf(floor) : undefined), [isNear, floor]);
  const origin = start ?? near;
  const closures = useClosures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed changes the walks
  const walks = useMemo(() => {
    if (!chip || !origin) return [];
    const places = college.places.filter((place) => chipOf(place) === chip && place.campus === origin.campus);
    return walksFrom(origin, { places, stepFree });
  }, [chip, origin, stepFree, closures]);
  const listed = useMemo(() => listFor(walks, floor), [walks, floor]);
  const close = () => onClick(chip);
  useKeys((event) => event.key === 'Escape' && !event.defaultPrevented && close(), chip !== undefined);
  return {
    ...options,
    /** The chip with which the page opens; undefined afterwards. */
    opened,
    origin,
    walks: listed,
    onChoose: (id: PlaceId) => options.onChoose(id, near),
    close,
  };
}

function middleOf(floor: number): Place | undefined {
  const [west, south, east, north] = college.getCampusScreen().window;
  return placeAt([(west + east) / 2, (south + north) / 2], levelsOn(floor));
}

/** A place with the walk to it, if there is one. */
export interface Walk {
  readonly place: Place;
  /** Doors of a lift or staircase on all floors, lowest first; otherwise the place alone. */
  readonly stops: readonly Place[];
  readonly way?: RouteSummary | undefined;
}

const unreachable = { metres: Number.MAX_VALUE, seconds: Number.MAX_VALUE };

type WalkOptions = Pick<CategoryOptions, 'stepFree'> & { readonly places: readonly Place[] };

/** Walks from one place to others, nearest first, unreachable ones last; for a lift to its nearest door. */
export function walksFrom(origin: Place, { places, stepFree }: WalkOptions): readonly Walk[] {
  const router = pageRouter();
  const walks = places.flatMap((place): Walk[] => {
    const find = (stepFree: boolean) => router.findRoute({ from: origin.id, to: place.id, stepFree });
    const level = isForWheelchairs(place) ? find(true) : undefined;
    const route = level?.status === 'found' ? level : find(stepFree);
    if (route.status === 'found') return [{ place, stops: [place], way: walkOf(route) }];
    return route.reason === 'same-place' ? [] : [{ place, stops: [place] }];
  });
  const shafts = Map.groupBy(
    walks.toSorted((a, b) => compareWalks(a.way ?? unreachable, b.way ?? unreachable)),
    ({ place }) => idOfShaft(place),
  );
  return [...shafts.values()].flatMap((ofShaft) => {
    const stops = ofShaft.map(({ place }) => place).toSorted((a, b) => a.level - b.level);
    return ofShaft.slice(0, 1).map((nearest) => ({ ...nearest, stops }));
  });
}

/** Where the plan of a floor shows it, or the door of a lift: on the floor, or outdoors, which every plan shows. */
export function shownAt({ stops }: Walk, floor: number): Place | undefined {
  return stops.find(({ level }) => floorOf(level) === floor) ?? stops.find(({ level }) => level === outdoors);
}

/** As a list beside the plan of a floor: what it shows first, so that its numbers begin with 1 and have no gap. */
export function listFor(walks: readonly Walk[], floor: number): readonly Walk[] {
  const isShown = (walk: Walk) => shownAt(walk, floor) !== undefined;
  return walks.toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)));
}

/** `stops at 1, 2, 3, 4`; undefined for places on one floor. */
export function stopsText({ stops }: Walk): string | undefined {
  if (stops.length < 2) return undefined;
  return `stops at ${stops.map(({ level }) => getLevel(college.levels, level).shortName).join(', ')}`;
}
