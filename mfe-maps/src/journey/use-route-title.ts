import { apartFrom, isolated, type Place } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useTitle } from '@campusway/ui-kit';
import { type Endpoint, type Endpoints, placeOf } from './find-endpoint.ts';
import { isLevel } from './floor-of.ts';
import { signOf } from './words.ts';

/** A route, if there is one, and its endpoints. */
export interface Titled extends Endpoints {
  readonly route: CampusRoute | undefined;
}

/** Adds the route, or the known end, to the document's title: `118B to 329A · Find your way · CampusWay`, `To 329A · ...`. */
export function useRouteTitle({ route, from, to }: Titled): void {
  useTitle(route ? nameOfRoute({ route, from, to }, signOf) : headingOf(from, to));
}

/** `118B to 329A`, `To 329A`, `From Room 215`; empty without endpoints. */
export function headingOf(from: Endpoint, to: Endpoint): string {
  const [start, goal] = [from, to].map((end) => personIn(end) ?? shortNameOf(end));
  if (goal) return start ? `${start} to ${goal}` : `To ${goal}`;
  return from.kind === 'target' ? `From ${personIn(from) ?? from.target.name}` : '';
}

type Named = Titled & { readonly route: CampusRoute };

/** `Room 205 to Canteen`, with other names of places if given, `Dr. Jyothi Pandey, room 211` for a person, `Lift on the first floor to the second floor` for floors. */
export function nameOfRoute({ route, from, to }: Named, nameOfPlace = isolatedName): string {
  const { fromPlace, toPlace } = route;
  function nameOf(end: Endpoint, place: Place, other: Place): string {
    if (end.kind !== 'target' || !isLevel(end.target.id))
      return personIn(end) ?? nameOfPlace(placeOf(end) ?? place) + apartFrom(place, other, college.levels);
    return end === to ? end.target.name : `${nameOfPlace(place)} on ${end.target.name}`;
  }
  return `${nameOf(from, fromPlace, toPlace)} to ${nameOf(to, toPlace, fromPlace)}`;
}

const isolatedName = ({ name }: Place) => isolated(name);

/** A person with the room; undefined for a place. */
export function personIn(end: Endpoint): string | undefined {
  const place = placeOf(end);
  if (!place || end.kind !== 'target' || end.target.name === place.name) return undefined;
  return `${end.target.name}, ${place.name.replace(/^Room /, 'room ')}`;
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
