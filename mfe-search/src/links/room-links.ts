import { type LookupTables, type PlaceId, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { type LookupResult, parseRoomCode } from '@campusway/campus/lookup';
import { paths, placePaths } from '@campusway/contract';

/** Result of the room lookup with a room. */
export type FoundRoom = Extract<LookupResult, { readonly kind: 'room' | 'venue' | 'range' }>;

/** A link of an answer. */
export interface AnswerLink {
  readonly label: string;
  readonly to: string;
}

/** Links for a room or another place. */
export interface DestinationLinks {
  /** Page of the place; for a number without a door the plan of its range. */
  readonly map: string;
  /** Directions to the place. */
  readonly directions: string;
  /** Directions from the place; absent for a number of a range without a door. */
  readonly start?: string;
}

/** Links of an answer to a page of the map, and to directions to it and from it. */
export function mapLinks({ map, directions, start }: DestinationLinks): readonly AnswerLink[] {
  return [
    { label: 'Show on map', to: map },
    { label: 'Directions', to: directions },
    ...(start ? [{ label: 'Start here', to: start }] : []),
  ];
}

/**
 * Links of a found room, from the tables alone: they are there before the list of places. `from` is the start of the
 * directions. A number that no door has leads nowhere.
 */
export function roomLinks(
  result: FoundRoom,
  { gaps }: Pick<LookupTables, 'gaps'>,
  from?: PlaceId,
): readonly AnswerLink[] {
  const number = firstOf(result.room);
  // A number with a letter is in no gap: the lookup takes only letters that a door has.
  const isGap = gaps?.some(([first, last]) => first <= Number(number) && Number(number) <= last);
  const place = placeOfRoom(number);
  const directions = paths.navigate({ from, to: place });
  if (result.kind === 'range' && isGap) return [];
  if (result.kind === 'range' && isGap === undefined) return [{ label: 'Directions', to: directions }];
  return mapLinks({ map: placePaths.room(number), directions, start: paths.navigate({ from: place }) });
}

/** Place of a room code; for a span such as `140-141` its first room. */
export function doorOf(room: RoomNumber): PlaceId {
  return placeOfRoom(firstOf(room));
}

function firstOf(room: RoomNumber): RoomNumber {
  const code = parseRoomCode(room);
  return code?.to === undefined ? room : String(code.number);
}
