import { chipOf, type Place, type PlaceId, type Point } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college, readVisitStart } from '@campusway/platform';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Endpoint, type EndpointName, placeOf } from '../../journey/find-endpoint.ts';
import { pageRouter } from '../../journey/find-way.ts';
import { levelsOn } from '../../journey/floor-of.ts';
import { placeAt, walksFrom } from './walks.ts';

interface CategoryOptions {
  /** The shown floor. */
  readonly floor: number;
  /** The selected chip. */
  readonly chip: string | undefined;
  readonly from: Endpoint;
  readonly to: Endpoint;
  readonly route: CampusRoute | undefined;
  readonly stepFree: boolean;
  /** The selected chip again closes the category; `start` becomes the start of the directions. */
  readonly onClick: (chip: string | undefined, start?: PlaceId) => void;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
}

/** A category shown on the map and in a list, to choose a destination. */
export type Category = ReturnType<typeof useCategory>;

export function useCategory({ floor, chip, from, to, route, stepFree, onClick, onChoose }: CategoryOptions) {
  const [centre, setCentre] = useState<Point>(middleOfCampus);
  const list = useRef<HTMLElement>(null);
  const known = route?.fromPlace ?? placeOf(from) ?? startOfVisit();
  // Without a place, the middle of the map, on the shown floor.
  const isNear = chip !== undefined && !known;
  const near = useMemo(
    () => (isNear ? placeAt(centre, levelsOn(floor)) : undefined),
    [isNear, centre, floor],
  );
  const origin = known ?? near;
  const walks = useMemo(() => {
    if (!chip || !origin) return [];
    const places = college.places.filter((place) => chipOf(place) === chip);
    return walksFrom(origin, { places, stepFree });
  }, [chip, origin, stepFree]);
  const close = () => onClick(chip);
  const closeFromKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The window's handler, which leaves full screen, must not see this event.
    event.stopPropagation();
    close();
  });
  const isOpen = chip !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', closeFromKey);
    return () => document.removeEventListener('keydown', closeFromKey);
  }, [isOpen]);
  return {
    /** The selected chip. */
    chip,
    /** Current position, if known. */
    known,
    /** Place whose name is shown as the start of the walks; undefined for the centre of the map. */
    start: near ? undefined : origin,
    walks,
    /** The list of the walks, beside which the map shows the places. */
    list,
    /** `at`, in metres, is the start of the walks when the position is unknown. A second click closes the category. */
    click(one: string, at?: Point) {
      if (at) setCentre(at);
      // The place from which the list measures becomes the start of the form and of the map.
      const start = from.kind === 'none' && to.kind === 'none' ? startOfVisit() : undefined;
      onClick(one, start?.id);
    },
    choose(place: Place) {
      onChoose('to', place.id);
    },
    close,
  };
}

function middleOfCampus(): Point {
  const [west, south, east, north] = college.getCampusScreen().window;
  return [(west + east) / 2, (south + north) / 2];
}

function startOfVisit(): Place | undefined {
  const start = readVisitStart();
  return start && pageRouter().findPlace(start.id);
}
