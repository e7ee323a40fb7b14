import type { LookupTables, RoomNumber } from '../model.ts';
import { foldText } from './fold-text.ts';
import { formatRoomCode, parseRoomCode, type RoomCode } from './room-code.ts';

interface Missing {
  /** The requested code if no door has its letter; `room` is the number without it. */
  readonly missing?: RoomNumber;
}

/** Result of the Search button. `none` contains the typed text. */
export type LookupResult =
  | ({ readonly kind: 'room' } & Omit<LookupTables['rooms'][number], 'note'> & Missing)
  | ({ readonly kind: 'venue' } & LookupTables['venues'][number])
  | ({
      readonly kind: 'range';
      /** The requested code, `215`, `230A` or `140-141`; `last` is greater than `first` for a span. */
      readonly room: RoomNumber;
      readonly first: number;
      readonly last: number;
      readonly range: { readonly from: number; readonly to: number };
      readonly level: number;
      /** Label of the range's departments in the answer; empty for a run. */
      readonly label: string;
    } & Missing)
  | { readonly kind: 'none'; readonly text: string }
  | { readonly kind: 'empty' };

type LookupOf<Kind extends LookupResult['kind']> = Extract<LookupResult, { readonly kind: Kind }>;

/** Text of the door sign of a result, if its door has one. */
export function signOfResult(
  result: Extract<LookupResult, { readonly room: RoomNumber }>,
): string | undefined {
  return 'isUnnumbered' in result ? undefined : result.room;
}

/**
 * Looks a text up for the Search button: an exact room, else a named venue, else the first range or run that contains the
 * number. A number in several buildings has no result here; the full search handles it. Case, white space and the
 * notation of a room code (`230 a`, `Room 205`, `140-141`) make no difference. Never throws.
 */
export function lookUp(text: string, tables: LookupTables): LookupResult {
  const folded = foldText(text);
  if (folded === '') return { kind: 'empty' };
  const code = parseRoomCode(folded);
  if (isSharedSign(text, tables)) return { kind: 'none', text: text.trim() };
  return (
    findRoom(folded, tables) ??
    findVenue(folded, tables) ??
    findNumber(code, tables) ??
    findRun(folded, tables) ?? { kind: 'none', text: text.trim() }
  );
}

/** Whether several buildings have a room with that sign: `101`, `Room 101`, `E05`. */
export function isSharedSign(text: string, { shared = [] }: Pick<LookupTables, 'shared'>): boolean {
  return shared.some(isSignIn(foldText(text)));
}

/** A sign such as `2L5` is read as it is, else as a number. */
function isSignIn(folded: string): (sign: string) => boolean {
  const code = parseRoomCode(folded);
  const signs = [folded, code ? formatRoomCode(code).toLowerCase() : folded];
  return (sign) => signs.includes(foldText(sign));
}

function findRoom(folded: string, { rooms }: LookupTables): LookupOf<'room'> | undefined {
  const isRequested = isSignIn(folded);
  const entry = rooms.find(({ room }) => isRequested(room));
  if (!entry) return undefined;
  const { note: _, ...found } = entry;
  return { kind: 'room', ...found };
}

function findVenue(folded: string, { venues }: LookupTables): LookupResult | undefined {
  const entry = venues.find(({ name }) => foldText(name) === folded);
  return entry && { kind: 'venue', ...entry };
}

/** By number: for a letter that no door has, the room without it; else the range. */
function findNumber(code: RoomCode | undefined, tables: LookupTables): LookupResult | undefined {
  if (!code) return undefined;
  const room = formatRoomCode(code);
  const isMissing = code.suffix !== '' && tables.lettered && !tables.lettered.includes(room);
  if (!isMissing) return findRange(code, tables);
  const plain = { ...code, suffix: '' };
  const found = findRoom(String(code.number), tables) ?? findRange(plain, tables);
  return found && { ...found, missing: room };
}

function findRange(code: RoomCode, { ranges }: LookupTables): LookupOf<'range'> | undefined {
  const first = code.number;
  const last = code.to ?? first;
  const entry = ranges.find(({ from, to }) => from <= first && last <= to);
  if (!entry) return undefined;
  const { from, to, level, label } = entry;
  return { kind: 'range', room: formatRoomCode(code), first, last, range: { from, to }, level, label };
}

function findRun(folded: string, { runs = [] }: LookupTables): LookupOf<'range'> | undefined {
  const [, start, digits = ''] = /^(.*?\D)(\d+)$/.exec(folded) ?? [];
  const first = Number(digits);
  const isOf = ({ prefix, from, to }: (typeof runs)[number]) =>
    from <= first && first <= to && foldText(prefix) === start;
  const run = String(first) === digits ? runs.find(isOf) : undefined;
  if (!run) return undefined;
  const { prefix, level, ...range } = run;
  return { kind: 'range', room: `${prefix}${first}`, first, last: first, range, level, label: '' };
}
