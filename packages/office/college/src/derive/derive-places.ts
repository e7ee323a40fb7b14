import {
  type CampusPlace,
  type DerivedGraph,
  type Levels,
  labelPoint,
  type MapFeature,
  outdoors,
  type Place,
  type PlaceStop,
  placeOfRoom,
  placeStops,
  type Room,
  roomPlaceName,
  toCentimetres,
  toPlace,
  withNeighbours,
  wordsOf,
} from '@campusway/campus';
import { capitalised, foldText } from '@campusway/campus/lookup';
import type { CollegeSource } from '../source/college-source.ts';

interface DrawnCollege {
  readonly levels: Levels;
  readonly features: readonly MapFeature[];
  readonly derived: DerivedGraph;
  readonly rooms: readonly Room[];
}

/** Everything that a route can start or end at: places of the campus map first, then those of the drawing, then buildings. */
export function derivePlaces(source: CollegeSource, drawn: DrawnCollege): Place[] {
  const { lookup, campusPlaces, aliases, gaps } = source;
  const { features, derived, rooms } = drawn;
  const stops = placeStops(features, derived);
  const stopById = new Map(stops.map((stop) => [stop.id, stop]));
  const roomByPlace = new Map(rooms.map((room) => [placeOfRoom(room.number), room]));
  const venues = new Map(lookup.rooms.map((entry) => [entry.room, entry]));
  const sources = {
    nodeOf: derived.nodeOf,
    placeOfRoom: (number: string) => stopById.get(placeOfRoom(number)),
  };

  /** A room without a number on its door is no code. */
  function signed({ code, ...place }: Place): Place {
    if (code === undefined) return place;
    return roomByPlace.get(placeOfRoom(code))?.sign === '' ? { ...place, room: code } : { ...place, code };
  }

  function nameAtDoor(room: Room): string {
    return roomPlaceName(room, venues.has(room.number));
  }

  function onMap(campusPlace: CampusPlace): Place {
    const room = roomByPlace.get(placeOfRoom(campusPlace.room ?? ''));
    const doorName = room && nameAtDoor(room);
    const differs = doorName !== undefined && doorName !== campusPlace.name;
    const place = toPlace(campusPlace, sources);
    const others = [...place.aliases, ...(aliases.kinds[place.kind] ?? [])];
    return signed({ ...place, aliases: others, onCampusMap: true, ...(differs && { doorName }) });
  }

  function named(stop: PlaceStop): Place {
    const room = roomByPlace.get(stop.id);
    const reason = venues.get(room?.number ?? '')?.note ?? gaps.get(stop.id);
    const note = reason !== undefined && { note: reason };
    if (room) return signed({ ...stop, name: nameAtDoor(room), aliases: room.aliases, ...note });
    const name = stop.name ?? capitalised(wordsOf(stop.kind)[0]);
    return {
      ...stop,
      ...note,
      name: stop.wing && stop.kind !== 'entrance' ? `${name}, ${stop.wing} wing` : name,
      aliases: [...(aliases.kinds[stop.kind] ?? []), ...(aliases.places[stop.id] ?? [])],
    };
  }

  const places = [...campusPlaces.map(onMap), ...stops.map(named)];
  return withNeighbours([...places, ...buildingPlaces(source, drawn, places)]);
}

/** A place for each building with an entrance, unless the campus map has one of its name. */
function buildingPlaces(
  { buildings, aliases }: CollegeSource,
  { levels, features, derived }: DrawnCollege,
  places: readonly Place[],
): Place[] {
  const taken = new Set(places.flatMap(({ id, name, onCampusMap }) => [id, onCampusMap && foldText(name)]));
  const byBuilding = Map.groupBy(features, ({ level }) => levels[level]?.building);
  return buildings.flatMap(({ id, name }): Place[] => {
    const own = byBuilding.get(id) ?? [];
    const nodes = own.flatMap((feature) =>
      feature.type === 'opening' && feature.category === 'entrance'
        ? (derived.nodeOf.get(feature.id) ?? [])
        : [],
    );
    const ground = own.find(({ type, level }) => type === 'level' && levels[level]?.ordinal === 0);
    if (taken.has(id) || taken.has(foldText(name)) || nodes.length === 0 || ground?.type !== 'level')
      return [];
    const [x, y] = toCentimetres(labelPoint(ground.polygon.slice(0, 1)));
    const others = [...(aliases.kinds.building ?? []), ...(aliases.places[id] ?? [])];
    return [{ id, kind: 'building', name, level: outdoors, aliases: others, x, y, nodes }];
  });
}
