import { isInside, outdoors } from '@campusway/campus';
import { placeCategories } from '../../source/read-drawing.ts';
import { Drawing } from '../drawing.ts';
import { entriesOf } from '../listed.ts';
import { rule } from '../rule.ts';

/** A place of the campus map has the name of what is drawn behind its door, or else below its label. */
export const placeNames = rule(
  'place-names',
  ['campus-places', 'geometry', 'buildings'],
  function* (sources) {
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
