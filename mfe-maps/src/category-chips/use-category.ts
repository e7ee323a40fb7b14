import { chipOf, type Place, type PlaceId } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college, readVisitStart } from '@campusway/platform';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import type { JourneyEndpoint } from '../endpoints/find-target.ts';
import { campusRouter } from '../routing/campus-router.ts';
import { type Walk, walksFrom } from './walks.ts';

interface CategoryOptions {
  readonly from: JourneyEndpoint;
  readonly route: CampusRoute | undefined;
  readonly stepFree: boolean;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
}

/** A category shown on the map and in a list, to choose a destination. */
export interface Category {
  /** Its chip; undefined without a selection. */
  readonly chip: string | undefined;
  /** Current position, if known. */
  readonly known: Place | undefined;
  readonly walks: readonly Walk[];
  /** `centre` is the start of the walks when the position is unknown. A second click closes the category. */
  press(chip: string, centre?: Place): void;
  choose(place: Place): void;
  close(): void;
}

/** The selected chip, and the origin of its distances. */
interface Pressed {
  readonly chip: string;
  readonly centre: Place | undefined;
}

export function useCategory({ from, route, stepFree, onChoose }: CategoryOptions): Category {
  const [pressed, setPressed] = useState<Pressed>();
  const known = route?.fromPlace ?? startOf(from);
  const origin = known ?? pressed?.centre;
  const chip = pressed?.chip;
  const walks = useMemo(() => {
    if (!chip || !origin) return [];
    const places = college.places.filter((place) => chipOf(place) === chip);
    return walksFrom(campusRouter(), { origin, places, stepFree });
  }, [chip, origin, stepFree]);
  const close = () => setPressed(undefined);
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
    chip,
    known,
    walks,
    press: (one, centre) => setPressed(one === chip ? undefined : { chip: one, centre }),
    choose(place) {
      close();
      onChoose('to', place.id);
    },
    close,
  };
}

/** Current position: the route's start, else the visit's. */
function startOf(from: JourneyEndpoint): Place | undefined {
  if (from.kind === 'target' && from.target.kind === 'place') return from.target.place;
  const start = readVisitStart();
  return start && campusRouter().findPlace(start.id);
}
