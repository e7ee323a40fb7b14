import { type Place, placeOfRoom, type Room } from '@campusway/campus';
import type { DescribedPlace } from '@campusway/campus/content';
import { foldText, parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';

/** What a page is about, and its one address. */
export type Subject = DescribedPlace & { readonly path: string };

/** Finds what the last part of an address stands for: a room's number, a place's id, or what people call it. */
export function findSubject(text: string): Subject | undefined {
  const asked = placePaths.room(text).toLowerCase();
  const room = college.rooms.find(({ number }) => placePaths.room(number).toLowerCase() === asked);
  if (room) return ofRoom(room);
  const place = findPlace(text);
  return place && ofPlace(place);
}

/** Rooms and places whose name begins like an unknown one, the likest first; of a number its neighbours. */
export function findNearest(text: string): readonly Subject[] {
  const code = parseRoomCode(text);
  const beside = code ? roomsBeside(code, college.roomNumbers) : [];
  if (beside.length > 0) return beside.flatMap((number) => findSubject(number) ?? []);
  const asked = foldText(text.replaceAll('-', ' '));
  const rooms = college.rooms.map((room) => ({ names: [room.number, room.name], find: () => ofRoom(room) }));
  const places = college.places.map((place) => ({ names: [place.name], find: () => ofPlace(place) }));
  const near = [...rooms, ...places]
    .map(({ names, find }) => ({ find, alike: Math.max(...names.map((name) => commonStart(name, asked))) }))
    .filter(({ alike }) => alike >= minAlike)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, 2 * maxNearest)
    .map(({ find }) => find());
  return near
    .filter(({ path }, index) => near.findIndex((other) => other.path === path) === index)
    .slice(0, maxNearest);
}

/** Letters that two names must begin with for one to be offered instead of the other. */
const minAlike = 2;
const maxNearest = 5;

function ofRoom(room: Room): Subject {
  return { room, place: college.findPlace(placeOfRoom(room.number)), path: placePaths.room(room.number) };
}

/** A venue with the number of a room is that room. */
function ofPlace(place: Place): Subject {
  const room = college.findRoomOf(place);
  return room ? ofRoom(room) : { place, path: placePaths.pageOf(place) };
}

function findPlace(text: string): Place | undefined {
  const asked = foldText(text.replaceAll('-', ' '));
  const isCalledSo = (name: string) => foldText(name.replaceAll('-', ' ')) === asked;
  return (
    college.findPlace(text.toLowerCase()) ??
    college.places.find(({ name, aliases }) => [name, ...aliases].some(isCalledSo))
  );
}

function commonStart(name: string, asked: string): number {
  const folded = foldText(name);
  let length = 0;
  while (length < asked.length && folded[length] === asked[length]) length++;
  return length;
}
