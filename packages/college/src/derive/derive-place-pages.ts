import { type Levels, type Place, placeOfRoom, type Room } from '@campusway/campus';
import { describePlace } from '@campusway/campus/content';
import { type CollegeParts, type PlacePages, placePaths } from '@campusway/contract';

type Content = Pick<CollegeParts, 'levels' | 'rooms' | 'places' | 'lookup'>;

/** The pages of all rooms and places; named are the places of the campus map and the rooms of the lookup's venues. */
export function derivePlacePages({ levels, rooms, places, lookup }: Content): PlacePages {
  const addresses = [...rooms.map(({ number }) => placePaths.room(number)), ...places.map(placePaths.pageOf)];
  const placeById = new Map(places.map((place) => [place.id, place]));
  const venues = new Set(lookup.rooms.map(({ room }) => room));
  const named = [
    ...rooms
      .filter(({ number }) => venues.has(number))
      .map((room) => headOf(levels, { room, place: placeById.get(placeOfRoom(room.number)) })),
    ...places
      .filter(({ onCampusMap, code }) => onCampusMap && code === undefined)
      .map((place) => headOf(levels, { place })),
  ];
  return { addresses: [...new Set(addresses)], named };
}

function headOf(
  levels: Levels,
  described: { readonly room: Room; readonly place: Place | undefined } | { readonly place: Place },
): PlacePages['named'][number] {
  const path =
    'room' in described ? placePaths.room(described.room.number) : placePaths.pageOf(described.place);
  return { path, ...describePlace(described, levels) };
}
