import { type Levels, placeOfRoom } from '@campusway/campus';
import { type DescribedPlace, describePlace } from '@campusway/campus/content';
import { type CollegeParts, type PlacePages, placePaths } from '@campusway/contract';

type Content = Pick<CollegeParts, 'levels' | 'rooms' | 'places' | 'lookup'>;

/**
 * The pages of all rooms and places. Those that people share get HTML with their own title and description: the places
 * of the campus map and the rooms of the lookup's venues. Each takes 150 kB of every release.
 */
export function derivePlacePages({ levels, rooms, places, lookup }: Content): PlacePages {
  const addresses = [...rooms.map(({ number }) => placePaths.room(number)), ...places.map(placePaths.pageOf)];
  const placeById = new Map(places.map((place) => [place.id, place]));
  const venues = new Set(lookup.rooms.map(({ room }) => room));
  const heads = [
    ...places.filter(({ onCampusMap }) => onCampusMap).map((place) => headOf({ place }, levels)),
    ...rooms
      .filter(({ number }) => venues.has(number))
      .map((room) => headOf({ room, place: placeById.get(placeOfRoom(room.number)) }, levels)),
  ];
  const byPath = new Map(heads.map((head) => [head.path, head]));
  return { addresses: [...new Set(addresses)], named: [...byPath.values()] };
}

function headOf(described: DescribedPlace, levels: Levels): PlacePages['named'][number] {
  const path = described.room ? placePaths.room(described.room.number) : placePaths.pageOf(described.place);
  return { path, ...describePlace(described, levels) };
}
