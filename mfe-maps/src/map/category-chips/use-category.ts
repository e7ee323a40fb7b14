import { chipOf, type Place, type PlaceId } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college, useClosures } from '@campusway/platform';
import { useMemo, useRef } from 'react';
import { type Endpoint, type EndpointName, placeOf } from '../../journey/find-endpoint.ts';
import { levelsOn } from '../../journey/floor-of.ts';
import { placeAt } from '../../journey/place-at.ts';
import { useKeys } from '../leaflet/use-keys.ts';
import { walksFrom } from './walks.ts';

interface CategoryOptions {
  /** The shown floor. */
  readonly floor: number;
  /** The selected chip. */
  readonly chip: string | undefined;
  readonly from: Endpoint;
  readonly route: CampusRoute | undefined;
  readonly stepFree: boolean;
  /** The selected chip again closes the category. */
  readonly onClick: (chip: string | undefined) => void;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
}

/** A category shown on the map and in a list, to choose a destination. */
export type Category = ReturnType<typeof useCategory>;

export function useCategory({ floor, chip, from, route, stepFree, onClick, onChoose }: CategoryOptions) {
  const list = useRef<HTMLElement>(null);
  const known = route?.fromPlace ?? placeOf(from);
  // Without a place, the middle of the campus on the shown floor: an address has one answer.
  const isNear = chip !== undefined && !known;
  const near = useMemo(() => (isNear ? middleOf(floor) : undefined), [isNear, floor]);
  const origin = known ?? near;
  const closures = useClosures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed changes the walks
  const walks = useMemo(() => {
    if (!chip || !origin) return [];
    const places = college.places.filter((place) => chipOf(place) === chip);
    return walksFrom(origin, { places, stepFree });
  }, [chip, origin, stepFree, closures]);
  const close = () => onClick(chip);
  useKeys((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  }, chip !== undefined);
  return {
    /** The selected chip. */
    chip,
    /** Start of the walks; undefined for the middle of the campus. */
    known,
    walks,
    /** The list of the walks, beside which the map shows the places. */
    list,
    floor,
    stepFree,
    /** A second click closes the category. */
    click: onClick,
    choose: ({ id }: Place) => onChoose('to', id),
    close,
  };
}

function middleOf(floor: number): Place | undefined {
  const [west, south, east, north] = college.getCampusScreen().window;
  return placeAt([(west + east) / 2, (south + north) / 2], levelsOn(floor));
}
