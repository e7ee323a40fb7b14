import { type Place, placeOfRoom, type Room, type RoomNumber } from '@campusway/campus';
import type { DescribedPlace } from '@campusway/campus/content';
import { foldText, formatRoomCode, parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { type CollegeParts, placePaths } from '@campusway/contract';

/** Room or place of a page, with its canonical path. */
export type Subject = DescribedPlace & { readonly path: string };

type Tables = Pick<CollegeParts, 'rooms' | 'places'>;

/** Finds a room or place by the last path segment: room number, place id, name or alias. */
export function findSubject(text: string, tables: Tables): Subject | undefined {
  // A number may come with spaces, zeros or the full stop of a sentence.
  const code = parseRoomCode(text);
  const requested = new Set([text, code ? formatRoomCode(code) : text].map((one) => toSegment(one)));
  const room = tables.rooms.find(({ number }) => requested.has(toSegment(number)));
  if (room) return ofRoom(room, tables);
  const place = findPlace(text, tables);
  return place && ofPlace(place, tables);
}

function toSegment(number: string): string {
  return placePaths.room(number).toLowerCase();
}

/** Rooms and places with the longest common prefix with an unknown name, or over half of it; for a number its neighbours. */
export function findNearest(
  text: string,
  college: Tables & { readonly roomNumbers: readonly RoomNumber[] },
): readonly Subject[] {
  const beside = roomsBeside(text, college.roomNumbers);
  if (beside.length > 0) return beside.flatMap((number) => findSubject(number, college) ?? []);
  const requested = foldText(text.replaceAll('-', ' '));
  const rooms = college.rooms.map((room) => ({
    names: [room.number, room.name],
    find: () => ofRoom(room, college),
  }));
  const places = college.places.map((place) => ({
    names: [place.name],
    find: () => ofPlace(place, college),
  }));
  const similar = [...rooms, ...places]
    .map(({ names, find }) => ({
      find,
      commonLetters: Math.max(...names.map((name) => commonStart(name, requested))),
    }))
    .filter(({ commonLetters }) => commonLetters >= minCommonLetters)
    .toSorted((a, b) => b.commonLetters - a.commonLetters);
  const near = similar
    .filter(({ commonLetters }) => 2 * commonLetters > (similar[0]?.commonLetters ?? 0))
    .slice(0, 2 * maxNearest)
    .map(({ find }) => find());
  return near
    .filter(({ path }, index) => near.findIndex((other) => other.path === path) === index)
    .slice(0, maxNearest);
}

/** Minimum length of the common prefix. */
const minCommonLetters = 2;
const maxNearest = 5;

function ofRoom(room: Room, { places }: Tables): Subject {
  const placeId = placeOfRoom(room.number);
  return { room, place: places.find(({ id }) => id === placeId), path: placePaths.room(room.number) };
}

/** A venue in a room is that room. */
function ofPlace(place: Place, tables: Tables): Subject {
  const { id, code, room: own = code } = place;
  const room = tables.rooms.find(({ number }) => own === number || (!own && placeOfRoom(number) === id));
  return room ? ofRoom(room, tables) : { place, path: placePaths.pageOf(place) };
}

function findPlace(text: string, { places }: Tables): Place | undefined {
  const requested = foldText(text.replaceAll('-', ' '));
  const isCalledSo = (name: string) => foldText(name.replaceAll('-', ' ')) === requested;
  return (
    places.find(({ id }) => id === text.toLowerCase()) ??
    places.find(({ name, aliases }) => [name, ...aliases].some(isCalledSo))
  );
}

function commonStart(name: string, requested: string): number {
  const folded = foldText(name);
  let length = 0;
  while (length < requested.length && folded[length] === requested[length]) length++;
  return length;
}
