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

/** SVG path of a pin in a box of `pinSize`. */
export const pinOutline =
  'M17 1.5A15.5 15.5 0 0 0 1.5 17c0 10.5 15.5 25 15.5 25s15.5-14.5 15.5-25A15.5 15.5 0 0 0 17 1.5z';
