import {
  type Place,
  type PlaceId,
  parseRoomText,
  placeOfRoom,
  type Screen,
  type StaffMember,
  type View,
} from '@campusway/campus';
import { whereElse } from '@campusway/campus/content';
import { findPersonNamed, formatRoomCode, parseSign, type Target } from '@campusway/campus/lookup';
import { type CampusRouter, parsePinId } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { use, useMemo } from 'react';

export type EndpointName = 'from' | 'to';

/** The target of an endpoint in the URL. */
export type Endpoint =
  | { readonly kind: 'none' }
  /** `note` explains the match when the text in the URL is not the place's id. */
  | { readonly kind: 'target'; readonly target: Target; readonly note?: string | undefined }
  /** `elsewhere` is a place that this screen does not show, `unknown` no place, `withoutRoom` a person without a room on the plan. */
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly elsewhere?: string;
      readonly unknown?: string;
      readonly withoutRoom?: StaffMember;
    };

/** Origin and destination of a link. */
export type Endpoints = Readonly<Record<EndpointName, Endpoint>>;

/** The place of an endpoint; undefined for none and for several. */
export function placeOf(end: Endpoint): Place | undefined {
  return end.kind === 'target' && end.target.kind === 'place' ? end.target.place : undefined;
}

export function usePlacesOf(view: Pick<View, 'places'>): readonly Place[] {
  return useMemo(() => view.places.flatMap((id) => college.findPlace(id) ?? []), [view]);
}

export interface EndpointSources {
  /** The screen's places; without it every place of the campus is allowed. */
  readonly view?: Pick<Screen, 'level' | 'places' | 'wing'> | undefined;
  readonly findPlace: CampusRouter['findPlace'];
  readonly findPerson: (id: string) => StaffMember | undefined;
}

/** Resolves an id, room number, name, former name or person's id to a place. */
export function findEndpoint(text: string | undefined, sources: EndpointSources): Endpoint {
  if (!text) return { kind: 'none' };
  const place = sources.findPlace(text);
  if (place) return onScreen(place, text, sources);
  const person = sources.findPerson(text);
  if (person) return roomOfPerson(person, sources);
  if (parsePinId(text.toLowerCase(), college.levels))
    return { kind: 'error', message: 'No path is near this point.' };
  const code = parseSign(text);
  const number = code ? formatRoomCode(code) : /^room-(.+)$/i.exec(text)?.[1]?.toUpperCase();
  const missing = number ? `No room ${number}` : `“${text}” is not a place`;
  const wayOn = sources.view ? ' Choose one from the list.' : '';
  return { kind: 'error', message: `${missing} on this map.${wayOn}`, unknown: number ?? text };
}

function onScreen(place: Place, text: string, sources: EndpointSources): Exclude<Endpoint, { kind: 'none' }> {
  const listed = findListed(place, sources);
  if (!listed) {
    const message = `${place.name} is ${whereElse(place, sources.view, college.levels)}.`;
    return { kind: 'error', message, elsewhere: place.name };
  }
  const target = { kind: 'place', id: listed.id, name: listed.name, place: listed } as const;
  const code = parseSign(text);
  // As on the sign or in the name: nothing to explain.
  const own = [listed.id, place.id, listed.name].map((name) => name.toLowerCase());
  if (own.includes(text.toLowerCase()) || (code && formatRoomCode(code) === listed.code))
    return { kind: 'target', target };
  return { kind: 'target', target, note: `“${text}” in the link is ${listed.name}.` };
}

/** A venue and its room are equivalent: a screen lists one of the two. */
function findListed(place: Place, { view, findPlace }: EndpointSources): Place | undefined {
  if (!view || view.places.includes(place.id)) return place;
  return view.places
    .map((id: PlaceId) => findPlace(id))
    .find((other) => other?.code !== undefined && other.code === place.code);
}

function roomOfPerson(person: StaffMember, sources: EndpointSources): Endpoint {
  const isRoom = (room: string) => sources.findPlace(placeOfRoom(room)) !== undefined;
  const room = parseRoomText(person.room, isRoom).find((reference) => reference.kind === 'room');
  const place = room && sources.findPlace(placeOfRoom(room.room));
  if (!place) {
    const message = `${person.name} has no room on the plan. Ask at the office.`;
    return { kind: 'error', message, withoutRoom: person };
  }
  const end = onScreen(place, place.id, sources);
  if (end.kind === 'error') return { ...end, elsewhere: person.name };
  // A screen lists only places; other pages show the person's name in the field.
  const note = sources.view && `${person.name} is in ${place.name.replace(/^Room /, 'room ')}.`;
  return { ...end, target: { ...end.target, name: person.name }, note };
}

/** Finds the people of a link. Loads them only for a text that may be one: with a department's code, `cse-asha-verma`, or a title, `Dr. Asha Verma`. */
export function useFindPerson(
  ids: readonly (string | undefined)[],
  findPlace: EndpointSources['findPlace'],
): EndpointSources['findPerson'] {
  const isPerson = (id: string) =>
    id.includes('. ') || college.departments.some(({ code }) => id.startsWith(`${code}-`));
  const isNeeded = ids.some((id) => id !== undefined && isPerson(id) && !findPlace(id));
  const staff: readonly StaffMember[] | undefined = isNeeded ? use(college.loadPeople()) : undefined;
  return useMemo(() => (text) => staff && findPersonNamed(text, staff), [staff]);
}
