import type { RoomNumber } from '../model.ts';
import { foldText } from './fold-text.ts';

/** A parsed room number: `230A`, or a span such as `140-141`. */
export interface RoomCode {
  readonly number: number;
  /** `A` of `230A`, else empty. */
  readonly suffix: string;
  /** Last number of a span. */
  readonly to?: number;
}

const lead =
  '^(?:(?:(?:class ?rooms?|rooms?|rm|r|labs?|hall|class)(?: ?(?:numbers?|num|nos?))?|number|nos?|#)[ .:#_-]*)?';
const single = /*#__PURE__*/ new RegExp(`${lead}(?!\\d{3} \\d{3})(\\d(?: ?\\d){0,5})[ _-]?([a-z])?[.,;]?$`);

/**
 * Parses a text that consists of a room number only: `230A`, `230 a`, `Room 205`, `room230A`, `R-230`, `2 3 0`, `2l5`,
 * `140-141`. Undefined for any other text, such as `152 153` and the way `205 to 210`.
 */
export function parseRoomCode(text: string): RoomCode | undefined {
  const folded = withDigits(foldText(text));
  // Not a constant of the file: the home page's search, which only asks for single numbers, leaves it out.
  const span = new RegExp(`${lead}(\\d{1,6}) ?(?:-|–|—|to|till|until) ?(\\d{1,6})$`);
  const ends = span.exec(folded);
  // `Rooms 205 to 210` are several.
  const isWay = /^[^s]*\d ?to/.test(folded);
  if (ends && !isWay) {
    const [low, high] = [Number(ends[1]), Number(ends[2])].sort((a, b) => a - b);
    if (low !== undefined && high !== undefined) return { number: low, suffix: '', to: high };
  }
  const match = single.exec(folded);
  if (!match?.[1]) return undefined;
  return { number: Number(match[1].replaceAll(' ', '')), suffix: (match[2] ?? '').toUpperCase() };
}

/** As `parseRoomCode`, for an address, which must name what it means: `2l5` is no sign. */
export function parseSign(text: string): RoomCode | undefined {
  return /\d[ilo]\d/i.test(text) ? undefined : parseRoomCode(text);
}

/** Replaces letters between digits by the digits that they look like: `2l5`, `2o8`. */
export function withDigits(folded: string): string {
  return folded.replace(/(?<=\d)[ilo](?=\d)/g, (letter) => (letter === 'o' ? '0' : '1'));
}

/** The code as a door shows it: `230A`, `140-141`. */
export function formatRoomCode({ number, suffix, to }: RoomCode): string {
  return to === undefined || to === number ? `${number}${suffix}` : `${number}-${to}`;
}

/**
 * The rooms with the previous and the next number on a floor (same hundred): 334 and 336 for 335, 161 for 162. Empty
 * without rooms of that hundred, and for a text that is not a room number.
 */
export function roomsBeside(text: string, rooms: readonly RoomNumber[]): readonly RoomNumber[] {
  const code = parseRoomCode(text);
  if (!code) return [];
  const ordered = rooms
    .flatMap((room) => parseRoomCode(room) ?? [])
    .filter(({ number }) => hundred(number) === hundred(code.number))
    .sort(compare);
  const before = ordered.findLast((room) => compare(room, code) < 0);
  const after = ordered.find((room) => compare(room, code) > 0);
  return [before, after].flatMap((room) => (room ? formatRoomCode(room) : []));
}

function hundred(number: number): number {
  return Math.floor(number / 100);
}

function compare(one: RoomCode, other: RoomCode): number {
  if (one.number !== other.number) return one.number - other.number;
  return one.suffix < other.suffix ? -1 : Number(one.suffix > other.suffix);
}
