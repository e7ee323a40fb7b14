import {
  indexOfLevel,
  type Levels,
  type LookupTables,
  outdoors,
  type Place,
  placeOfRoom,
  type Room,
} from '@campusway/campus';
import { parseRoomCode } from '@campusway/campus/lookup';
import type { CollegeSource } from '../source/college-source.ts';

/** Adds levels and the labels of departments to the lookup tables. */
export function deriveLookup(
  { lookup, departments }: CollegeSource,
  { levels, rooms, places }: { levels: Levels; rooms: readonly Room[]; places: readonly Place[] },
): LookupTables {
  const placed = <Entry extends { readonly room: string }>(entry: Entry) => {
    const { level = outdoors, sign } = rooms.find(({ number }) => number === entry.room) ?? {};
    return { ...entry, level, ...(sign === '' && { isUnnumbered: true as const }) };
  };
  const labelOf = (code: string) => departments.find((one) => one.code === code)?.label ?? code;
  const signs = Map.groupBy(rooms, ({ number, sign = number }) => sign);
  const shared = [...signs].flatMap(([sign, own]) => (sign !== '' && own.length > 1 ? [sign] : []));
  const runs = runsOf(rooms, new Set(places.map(({ id }) => id)));
  return {
    ...(runs.length > 0 && { runs }),
    ...(shared.length > 0 && { shared }),
    lettered: rooms.flatMap(({ number }) => (/^\d+\p{L}$/u.test(number) ? number.toUpperCase() : [])),
    gaps: lookup.ranges.flatMap((range) => gapsIn(range, rooms)),
    rooms: lookup.rooms.map(placed),
    venues: lookup.venues.map(placed),
    ranges: lookup.ranges.map(({ level: id, ...range }) => ({
      label: range.departments.map(labelOf).join(' and '),
      ...range,
      level: indexOfLevel(levels, id),
    })),
  };
}

function gapsIn({ from, to }: { readonly from: number; readonly to: number }, rooms: readonly Room[]) {
  const taken = rooms
    .map(({ number }) => (/^\d+$/.test(number) ? Number(number) : Number.NaN))
    .filter((number) => from <= number && number <= to)
    .toSorted((a, b) => a - b);
  return [from - 1, ...taken].flatMap((number, i): [number, number][] => {
    const next = taken[i] ?? to + 1;
    return next - number > 1 ? [[number + 1, next - 1]] : [];
  });
}

/** Runs of rooms that have a door and whose number is a prefix and the sign, except what the lookup reads without them: `R101` is 101. */
function runsOf(rooms: readonly Room[], doors: ReadonlySet<string>): NonNullable<LookupTables['runs']> {
  const runs: { prefix: string; from: number; to: number; level: number }[] = [];
  for (const { number, sign = '', level } of rooms) {
    const from = Number(sign);
    const prefix = number.slice(0, -sign.length);
    if (sign === '' || String(from) !== sign || !number.endsWith(sign) || !/\D$/.test(prefix)) continue;
    if (parseRoomCode(number) || !doors.has(placeOfRoom(number))) continue;
    const last = runs.at(-1);
    if (last?.prefix === prefix && last.level === level && last.to + 1 === from) last.to = from;
    else runs.push({ prefix, from, to: from, level });
  }
  return runs;
}
