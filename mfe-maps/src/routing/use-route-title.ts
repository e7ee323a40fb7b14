import type { Place } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { useEffect } from 'react';

/** While a route is shown, the document's title begins with it: `118B to 329A · Find your way · CampusWay`. */
export function useRouteTitle(route: CampusRoute | undefined): void {
  const name = route && `${signOf(route.fromPlace)} to ${signOf(route.toPlace)}`;
  useEffect(() => {
    if (!name) return undefined;
    const own = document.title;
    const title = `${name} · ${own}`;
    document.title = title;
    return () => {
      // Another page has named the document by now, unless only the route is gone.
      if (document.title === title) document.title = own;
    };
  }, [name]);
}

/** As on the door: the number of a room, the name of anything else. */
export function signOf({ kind, code, name }: Place): string {
  return (kind === 'room' && code) || name;
}
