import type { Place } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';

/** Start, destination, or a single place. */
export type PinLetter = 'A' | 'B' | '●';

/** A place with a pin. */
export interface Pin {
  readonly letter: PinLetter;
  readonly place: Place;
}

/** The pins of a route's start and destination. */
export function endPins({ fromPlace, toPlace }: Pick<CampusRoute, 'fromPlace' | 'toPlace'>): readonly Pin[] {
  return [
    { letter: 'A', place: fromPlace },
    { letter: 'B', place: toPlace },
  ];
}
