import {
  type Levels,
  onLevel,
  outdoors,
  type Place,
  type PlaceId,
  parseRoomText,
  placeOfRoom,
  type StaffMember,
  titleOf,
  type View,
} from '@campusway/campus';
import type { CampusRouter } from '@campusway/campus/routing';

export type EndName = 'from' | 'to';

/** One end of the way as the address names it. */
export type End =
  | { readonly kind: 'none' }
  /** `note` says how the text in the address came to mean this place, when it is not the place's own id. */
  | {
      readonly kind: 'place';
      readonly place: Place;
      readonly note?: string;
      /** Whose room it is, when a person was asked for. */
      readonly person?: StaffMember;
    }
  /** `elsewhere` names what the address asks for when it exists, but not on this screen. */
  | { readonly kind: 'problem'; readonly message: string; readonly elsewhere?: string };

export interface EndSources {
  /** The screen's own list, or none where every place of the campus will do. */
  readonly view?: Pick<View, 'level' | 'places'> | undefined;
  readonly levels: Levels;
  readonly findPlace: CampusRouter['findPlace'];
  readonly findPerson: (id: string) => StaffMember | undefined;
}

/** Finds the place that an id, a door code, a name, an older name or a person's id stands for. */
export function findEnd(asked: string | undefined, sources: EndSources): End {
  if (!asked) return { kind: 'none' };
  const place = sources.findPlace(asked);
  if (place) return onScreen(place, asked, sources);
  const person = sources.findPerson(asked);
  if (person) return roomOfPerson(person, sources);
  return {
    kind: 'problem',
    message: `“${asked}” is not a place on this map. Choose one from the list.`,
  };
}

function onScreen(place: Place, asked: string, sources: EndSources): Exclude<End, { kind: 'none' }> {
  const listed = findListed(place, sources);
  if (!listed) {
    const message = `${place.name} is ${onLevel(sources.levels, place.level)}. This screen shows the ${shown(sources)}.`;
    return { kind: 'problem', message, elsewhere: place.name };
  }
  if (asked.toLowerCase() === listed.id || place.id === asked.toLowerCase())
    return { kind: 'place', place: listed };
  return { kind: 'place', place: listed, note: `“${asked}” in the link is ${listed.name}.` };
}

/** A venue is a room under another name: a screen lists one of the two, and either will do. */
function findListed(place: Place, { view, findPlace }: EndSources): Place | undefined {
  if (!view || view.places.includes(place.id)) return place;
  const twin = view.places
    .map((id: PlaceId) => findPlace(id))
    .find((other) => other?.code !== undefined && other.code === place.code);
  return twin;
}

function roomOfPerson(person: StaffMember, sources: EndSources): End {
  const isRoom = (room: string) => sources.findPlace(placeOfRoom(room)) !== undefined;
  const room = parseRoomText(person.room, isRoom).find((reference) => reference.kind === 'room');
  const place = room && sources.findPlace(placeOfRoom(room.room));
  if (!place) {
    return {
      kind: 'problem',
      message: `No room on the plan is known for ${person.name}. Ask at the office.`,
    };
  }
  const end = onScreen(place, place.id, sources);
  if (end.kind === 'problem') return { ...end, elsewhere: person.name };
  return { ...end, person, note: `${person.name} is in ${place.name.replace(/^Room /, 'room ')}.` };
}

function shown({ view, levels }: EndSources): string {
  return view && view.level !== outdoors ? titleOf(levels, view.level) : 'campus map’s places';
}
