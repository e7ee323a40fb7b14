import { chipOf, type Place, type PlaceId } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college, readVisitStart } from '@campusway/platform';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { EndName } from '../endpoints/find-end.ts';
import type { JourneyEnd } from '../endpoints/find-target.ts';
import { campusRouter } from '../routing/campus-router.ts';
import { type Walk, walksFrom } from './walks.ts';

interface CategoryOptions {
  readonly from: JourneyEnd;
  readonly route: CampusRoute | undefined;
  readonly stepFree: boolean;
  readonly onChoose: (end: EndName, id: PlaceId) => void;
}

/** A category that is shown on the map and listed, of which one place at most becomes the destination. */
export interface Category {
  /** Its chip; undefined while none is pressed. */
  readonly chip: string | undefined;
  /** Where one is; undefined when it is not known. */
  readonly known: Place | undefined;
  readonly walks: readonly Walk[];
  /** `centre` is where the walks begin when no start is known. A second press closes. */
  press(chip: string, centre?: Place): void;
  choose(place: Place): void;
  close(): void;
}

/** A pressed chip, and where its distances are measured from. */
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
    // Full screen listens on the window, and is left by the next one.
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
function startOf(from: JourneyEnd): Place | undefined {
  if (from.kind === 'target' && from.target.kind === 'place') return from.target.place;
  const start = readVisitStart();
  return start && campusRouter().findPlace(start.id);
}
