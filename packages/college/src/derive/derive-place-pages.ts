import { type Levels, placeOfRoom } from '@campusway/campus';
import { type DescribedPlace, describePlace } from '@campusway/campus/content';
import { type CollegeParts, type PlacePages, placePaths } from '@campusway/contract';

type Content = Pick<CollegeParts, 'levels' | 'rooms' | 'places'>;

/** Each page takes about 150 kB of every release: those beyond share the page of their route. */
export const maxPlacePages = 1000;

/** The pages of all rooms and places; those of the campus map come first, and each room once, under its own name. */
export function derivePlacePages({ levels, rooms, places }: Content): PlacePages {
  const placeById = new Map(places.map((place) => [place.id, place]));
  const heads = [
    ...places.map((place) => headOf({ place }, levels)),
    ...rooms.map((room) => headOf({ room, place: placeById.get(placeOfRoom(room.number)) }, levels)),
  ];
  const byPath = new Map(heads.map((head) => [head.path, head]));
  return { addresses: [...byPath.keys()], named: [...byPath.values()].slice(0, maxPlacePages) };
}

function headOf(described: DescribedPlace, levels: Levels): PlacePages['named'][number] {
  const path = described.room ? placePaths.room(described.room.number) : placePaths.pageOf(described.place);
  return { path, ...describePlace(described, levels) };
}
