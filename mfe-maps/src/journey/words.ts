import { barrierOf, type Levels, type Place, titleAt } from '@campusway/campus';
import { formatMetres, type RouteSummary } from '@campusway/campus/directions';

/** CSS pixels per metre indoors, outdoors, and for a single place with its surroundings. */
export const scales = { indoors: 12.3, outdoors: 5, place: 6.6 } as const;

/** As on the sign: the number of a room, the name of other places. */
export function signOf({ kind, code, name }: Place): string {
  return (kind === 'room' && code) || name;
}

/** `180 m, 4 stair steps`, `95 m, by lift, with its wait`: `no steps` only without any. */
export function detailOf({ metres, how }: RouteSummary): string {
  return `${formatMetres(metres)}, ${how || 'no steps'}`;
}

/** `Office of the Head, IT, third floor`, of a place that people call `name`. */
export function nameOfPlace(place: Place, name: string, levels: Levels): string {
  const title = titleAt(levels, place);
  return name === signOf(place) ? title : `${name}, ${title}`;
}

/** The note on the destination; step-free, also that on a start that is an entrance: the route begins inside. */
export function noteOn(from: Place | undefined, to: Place | undefined, stepFree: boolean): string {
  const barrier = stepFree && barrierOf(from);
  const outside = barrier && `${from?.name}, outside: ${barrier}`;
  return [outside, to?.note].filter(Boolean).join(' ');
}
