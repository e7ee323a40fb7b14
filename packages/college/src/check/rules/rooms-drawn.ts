import { Drawing } from '../drawing.ts';
import type { Fault } from '../finding.ts';
import { listedRooms, roomsByNumber } from '../listed-rooms.ts';
import type { Rule } from '../rule.ts';

/** The room lists and the drawing have the same rooms, each on the same floor and in the same wing. */
export const roomsDrawn: Rule<'rooms' | 'geometry'> = {
  name: 'rooms-drawn',
  needs: ['rooms', 'geometry'],
  *check({ rooms, geometry }): Generator<Fault> {
    const drawing = Drawing.of(geometry);
    const byNumber = roomsByNumber(rooms);
    const drawn = new Set<string>();
    for (const unit of drawing.all('unit')) {
      if (unit.room === undefined) continue;
      const place = drawing.placeOf(unit);
      const listed = byNumber.get(unit.room);
      if (drawn.has(unit.room)) {
        yield { ...place, message: `Room ${unit.room} is drawn twice`, fix: 'Take one of the two out' };
      }
      drawn.add(unit.room);
      if (!listed) {
        const fix = `Add it to rooms/level-${unit.level}.json`;
        yield { ...place, message: `Room ${unit.room} is drawn, but in no room list`, fix };
      } else if (listed.level !== unit.level) {
        const message = `Room ${unit.room} is drawn on floor ${unit.level}, but listed on floor ${listed.level}`;
        yield { ...place, message, fix: 'Move it to one of the two' };
      } else if (unit.wing !== listed.wing) {
        const message = `Room ${unit.room} is drawn in the ${unit.wing} wing, but listed in the ${listed.wing} wing`;
        yield { ...place, message, fix: `Correct "wing" in ${listed.file}` };
      }
    }
    for (const { number, level, file, pointer } of listedRooms(rooms)) {
      if (!drawn.has(number)) {
        const fix = `Draw it in geometry/level-${level}.geojson`;
        yield { file, pointer, message: `Room ${number} is listed, but not drawn`, fix };
      }
      if (!number.startsWith(String(level))) {
        const message = `Room ${number} is listed on floor ${level}, though its number begins with ${number[0]}`;
        yield { file, pointer, severity: 'warning', message, fix: 'Look whether it is in the right file' };
      }
    }
  },
};
