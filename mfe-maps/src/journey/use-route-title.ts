import { isolated, type Place } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useEffect } from 'react';

/** Adds the route to the document's title: `118B to 329A · Find your way · CampusWay`. */
export function useRouteTitle(route: CampusRoute | undefined): void {
  const name = route && `${signOf(route.fromPlace)} to ${signOf(route.toPlace)}`;
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

/** What people call a place: the name of a room, or that of a venue, which its room may have beside its own. */
export function commonName(place: Place): string {
  return (place.kind === 'room' ? college.findRoomOf(place)?.name : undefined) ?? place.name;
}

/** `Room 205 to Canteen`. */
export function nameOfRoute({ fromPlace, toPlace }: CampusRoute): string {
  return `${isolated(fromPlace.name)} to ${isolated(toPlace.name)}`;
}
