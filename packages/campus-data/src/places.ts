import {
  type CampusPlace,
  type Place,
  type PlaceId,
  type PlaceStop,
  placeOfRoom,
  roomPlaceName,
  toPlace,
} from '@campusway/campus';
import aliases from '../data/aliases.json' with { type: 'json' };
import campusPlaces from '../data/campus-places.json' with { type: 'json' };
import drawn from '../generated/places.json' with { type: 'json' };
import { checked } from './checked.ts';
import { lookup } from './lookup.ts';
import { rooms } from './rooms.ts';

const stops = checked<readonly PlaceStop[]>(drawn.stops);
const stopById = new Map(stops.map((stop) => [stop.id, stop]));
const roomByPlace = new Map(rooms.map((room) => [placeOfRoom(room.number), room]));
const venueRooms = new Set(lookup.rooms.map((entry) => entry.room));
const aliasesOfKind = new Map<string, readonly string[]>(Object.entries(aliases.kinds));
const aliasesOfPlace = new Map<string, readonly string[]>(Object.entries(aliases.places));
const nodeOf = new Map<string, number>(Object.entries(drawn.doors));

/** The ten places of the campus map, in its order. */
export const campusPlaceList: readonly Place[] = checked<readonly CampusPlace[]>(campusPlaces.places).map(
  (place) => toPlace(place, { nodeOf, placeOfRoom: (room) => stopById.get(placeOfRoom(room)) }),
);

/** Every place that a route can start or end at: the campus map's, rooms, lifts, stairs, toilets, water, entrances. */
export const places: readonly Place[] = [...campusPlaceList, ...stops.map(named)];

const byId = new Map(places.map((place) => [place.id, place]));

export function findPlace(id: PlaceId): Place | undefined {
  return byId.get(id);
}

function named(stop: PlaceStop): Place {
  const room = roomByPlace.get(stop.id);
  if (room) return { ...stop, name: roomPlaceName(room, venueRooms.has(room.number)), aliases: room.aliases };
  const name = stop.name ?? stop.id;
  return {
    ...stop,
    name: stop.wing && stop.kind !== 'entrance' ? `${name}, ${stop.wing} wing` : name,
    aliases: [...(aliasesOfKind.get(stop.kind) ?? []), ...(aliasesOfPlace.get(stop.id) ?? [])],
  };
}
