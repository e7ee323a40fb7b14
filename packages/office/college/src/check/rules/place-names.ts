import { isInside, outdoors } from '@campusway/campus';
import { placeCategories } from '../../source/read-drawing.ts';
import { Drawing } from '../drawing.ts';
import { entriesOf, roomsByNumber } from '../listed.ts';
import { rule } from '../rule.ts';

/** A place of the campus map has the name of its room, or of what is drawn behind its door, or else below its label. */
export const placeNames = rule(
  'place-names',
  ['campus-places', 'geometry', 'buildings', 'rooms'],
  function* (sources) {
    const rooms = roomsByNumber(sources);
    for (const { entry, file, pointer } of entriesOf(sources['campus-places'], 'places')) {
      const { name, aliases = [], kind, room: number } = entry;
      // A building has other names than the room behind its door.
      const room = number === undefined || kind === 'building' ? undefined : rooms.get(number);
      if (room?.name === undefined || [name, ...aliases].some((one) => isSameName(one, room.name))) continue;
      const message = `"${name}" has another name in ${room.file}, "${room.name}": the site shows both`;
      const fix = `Write one name in both files, and in lookup.json if it has "${room.name}", and the other into the "aliases" of the place`;
      yield { file, pointer: `${pointer}/name`, severity: 'warning', message, fix };
    }
    const drawing = Drawing.of(sources);
    const units = drawing
      .unitsOn(outdoors)
      .flatMap((unit) => (unit.name && placeCategories.has(unit.category) ? { unit, name: unit.name } : []));
    const located = entriesOf(sources['campus-places'], 'places').flatMap(({ entry, ...place }) => {
      const { doors = [], kind, label, name } = entry;
      const openings = doors.flatMap((id) => drawing.find(id) ?? []).filter((one) => one.type === 'opening');
      if (openings.length === 0 || kind === 'gate') return [];
      const sides = openings.flatMap((one) => drawing.finderOn(outdoors).sidesOf(one));
      const behind = units.filter(({ unit }) => sides.some((side) => side.unit === unit));
      const below = units.filter(({ unit }) => isInside(label, unit.polygon));
      const own = behind.length > 0 ? behind : below;
      return { name, place, own };
    });
    /** Units may have several places: a bank in the canteen. */
    const known = new Set(located.flatMap(({ name, own }) => own.filter((unit) => unit.name === name)));
    for (const one of located) {
      const drawn = one.own.find((unit) => !known.has(unit));
      if (!drawn || one.own.some(({ name }) => name === one.name)) continue;
      const message = `"${one.name}" has another name on the drawing, "${drawn.name}": the site shows both. Drawn in `;
      const fix = 'Write one name in both files, and the other into the "aliases" of the place';
      yield {
        ...one.place,
        ...{ pointer: `${one.place.pointer}/name`, severity: 'warning', message, fix },
        other: drawing.placeOf(drawn.unit),
      };
    }
  },
);

const isSameName = (one: string, other = '') => one.toLowerCase() === other.toLowerCase();
