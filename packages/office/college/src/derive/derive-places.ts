import {
  type DerivedGraph,
  type MapFeature,
  type Place,
  type PlaceStop,
  placeOfRoom,
  placeStops,
  type Room,
  roomPlaceName,
  toPlace,
  wordsOf,
} from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import type { CollegeSource } from '../source/college-source.ts';

interface DrawnCollege {
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly rooms: readonly Room[];
}

/** Everything that a route can start or end at: places of the campus map first, then those of the drawing. */
export function derivePlaces(
  { lookup, campusPlaces, aliases }: CollegeSource,
  { features, derived, rooms }: DrawnCollege,
): Place[] {
  const stops = placeStops(features, derived);
  const stopById = new Map(stops.map((stop) => [stop.id, stop]));
  const roomByPlace = new Map(rooms.map((room) => [placeOfRoom(room.number), room]));
  const venueRooms = new Set(lookup.rooms.map((entry) => entry.room));
  const sources = {
    nodeOf: derived.nodeOf,
    placeOfRoom: (number: string) => stopById.get(placeOfRoom(number)),
  };

  function named(stop: PlaceStop): Place {
    const room = roomByPlace.get(stop.id);
    if (room) {
      const { code, ...rest } = stop;
      const name = roomPlaceName(room, venueRooms.has(room.number));
      return { ...rest, ...(code && room.sign !== '' && { code }), name, aliases: room.aliases };
    }
    const name = stop.name ?? capitalised(wordsOf(stop.kind)[0]);
    return {
      ...stop,
      name: stop.wing && stop.kind !== 'entrance' ? `${name}, ${stop.wing} wing` : name,
      aliases: [...(aliases.kinds[stop.kind] ?? []), ...(aliases.places[stop.id] ?? [])],
    };
  }

  return [
    ...campusPlaces.map((place): Place => ({ ...toPlace(place, sources), onCampusMap: true })),
    ...stops.map(named),
  ];
}
