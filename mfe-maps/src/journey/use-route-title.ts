import { isolated, type Place } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useEffect } from 'react';
import type { Endpoint } from './find-endpoint.ts';

/**
 * Adds the route to the document's title, without one the destination: `118B to 329A · Find your way · CampusWay`,
 * `To 329A · ...`.
 */
export function useRouteTitle(route: CampusRoute | undefined, to: Endpoint): void {
  const destination = shortNameOf(to);
  const name = route
    ? `${signOf(route.fromPlace)} to ${signOf(route.toPlace)}`
    : destination && `To ${destination}`;
  useEffect(() => {
    if (!name) return undefined;
    const own = document.title;
    const title = `${name} · ${own}`;
    document.title = title;
    return () => {
      // Restores the title unless another page has changed it.
      if (document.title === title) document.title = own;
    };
  }, [name]);
}

/** As on the sign: the number of a room, the name of other places. */
export function signOf({ kind, code, name }: Place): string {
  return (kind === 'room' && code) || name;
}

/** Sign of a chosen place, name of another target; empty without one. */
export function shortNameOf(end: Endpoint): string {
  if (end.kind !== 'target') return '';
  return end.target.kind === 'place' && end.target.name === end.target.place.name
    ? signOf(end.target.place)
    : end.target.name;
}

/** What people call a place: the name of a room, or that of a venue, which its room may have beside its own. */
export function commonName(place: Place): string {
  return (place.kind === 'room' ? college.findRoomOf(place)?.name : undefined) ?? place.name;
}

/** `Room 205 to Canteen`. */
export function nameOfRoute({ fromPlace, toPlace }: CampusRoute): string {
  return `${isolated(fromPlace.name)} to ${isolated(toPlace.name)}`;
}
