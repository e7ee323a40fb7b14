import { Drawing } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import { listedRooms, roomsByNumber } from '../listed-rooms.ts';
import type { Rule } from '../rule.ts';

/** The room lists and the drawing have the same rooms, each on the same level and in the same wing. */
export const roomsDrawn: Rule<'rooms' | 'geometry' | 'buildings'> = {
  name: 'rooms-drawn',
  needs: ['rooms', 'geometry', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const drawing = Drawing.of(sources);
    const byNumber = roomsByNumber(sources);
    const drawn = new Set<string>();
    for (const unit of drawing.all('unit')) {
      if (unit.room === undefined) continue;
      const place = drawing.placeOf(unit);
      const level = drawing.levels[unit.level]?.id ?? '';
      const listed = byNumber.get(unit.room);
      if (drawn.has(unit.room)) {
        yield { ...place, message: `Room ${unit.room} is drawn twice`, fix: 'Remove one of the two' };
      }
      drawn.add(unit.room);
      if (!listed) {
        const fix = `Add it to the file of "${level}" in rooms/`;
        yield { ...place, message: `Room ${unit.room} is drawn, but in no room list`, fix };
      } else if (listed.level !== level) {
        const message = `Room ${unit.room} is drawn on "${level}", but listed on "${listed.level}"`;
        yield { ...place, message, fix: 'Move it to one of the two' };
      } else if (unit.wing !== listed.wing) {
        const message = `Room ${unit.room} is drawn ${inWing(unit.wing)}, but listed ${inWing(listed.wing)}`;
        yield { ...place, message, fix: `Correct "wing" in ${listed.file}` };
      }
    }
    for (const { number, level, file, pointer } of listedRooms(sources)) {
      if (!drawn.has(number)) {
        const fix = `Draw it in the file of "${level}" in geometry/`;
        yield { file, pointer, message: `Room ${number} is listed, but not drawn`, fix };
      }
    }
  },
};

function inWing(wing: string | undefined): string {
  return wing === undefined ? 'in no wing' : `in the ${wing} wing`;
}
