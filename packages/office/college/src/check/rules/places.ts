import {
  type AmenityFeature,
  factsOf,
  outdoors,
  placesDrawn,
  type UnitFeature,
  wordsOf,
} from '@campusway/campus';
import { foldText } from '@campusway/campus/lookup';
import { Drawing, nameOf } from '../drawing.ts';
import { entriesOf, listedRooms, roomsByNumber } from '../listed.ts';
import { drawingRule, rule } from '../rule.ts';

/** Every referenced place exists; every campus place has a door. */
export const placesResolve = rule(
  'places',
  ['campus-places', 'views', 'aliases', 'help', 'known-gaps', 'geometry', 'buildings', 'college'],
  function* (sources) {
    const drawing = Drawing.of(sources);
    const places = entriesOf(sources['campus-places'], 'places');
    const known = new Set([...drawing.stops, ...places.map(({ entry }) => entry)].map(({ id }) => id));
    const units = drawing.all('unit');
    const rooms = new Set(units.flatMap((unit) => unit.room ?? []));
    const buildings = new Set(entriesOf(sources.buildings, 'buildings').map(({ entry }) => entry.id));
    const areas = new Set(units.flatMap(({ id, name }) => (name ? id : [])));
    for (const { entry, file, pointer } of places) {
      const { name, room, doors = [] } = entry;
      if (room !== undefined && !rooms.has(room)) {
        const message = `${name} is room "${room}", but no such room is drawn`;
        const fix = 'Write the number of a room that is drawn';
        yield { file, pointer: `${pointer}/room`, message, fix };
      }
      for (const [j, door] of doors.entries()) {
        if (drawing.find(door)?.type === 'opening') continue;
        const message = `${name} has the door "${door}", but no opening of that id is drawn`;
        const fix = 'Write the id of an opening in geometry/*.geojson';
        yield { file, pointer: `${pointer}/doors/${j}`, message, fix };
      }
    }
    const named = [
      ...sources.college.flatMap(
        ({ path: file, content: { defaultStart, quickLinks = [], transport = [] } }) => [
          ...transport.flatMap((ride, i) =>
            (['from', 'to'] as const).flatMap((end) => {
              const id = ride[end];
              return id === undefined ? [] : [{ id, file, pointer: `/transport/${i}/${end}` }];
            }),
          ),
          ...(defaultStart ? [{ id: defaultStart, file, pointer: '/defaultStart' }] : []),
          ...quickLinks.map(({ place: id }, i) => ({ id, file, pointer: `/quickLinks/${i}/place` })),
        ],
      ),
      ...entriesOf(sources.views, 'views').flatMap(({ entry, file, pointer }) =>
        entry.places.map((id, j) => ({ id, file, pointer: `${pointer}/places/${j}` })),
      ),
      ...sources.aliases.flatMap(({ path: file, content }) =>
        Object.keys(content.places)
          .filter((id) => !areas.has(id) && !buildings.has(id))
          .map((id) => ({ id, file, pointer: `/places/${id}` })),
      ),
      ...sources.help.map(({ path: file, content }) => ({ id: content.desk, file, pointer: '/desk' })),
      ...entriesOf(sources['known-gaps'], 'gaps').map(({ entry: { place: id }, file, pointer }) => ({
        ...{ id, file, pointer: `${pointer}/place` },
      })),
    ];
    const fix = 'Write the id of a room ("room-" and its number), a facility or a campus place';
    for (const { id, file, pointer } of named)
      if (!known.has(id)) yield { file, pointer, message: `Cannot find the place "${id}"`, fix };
  },
);

/** No help topic denies what is drawn: `There is no prayer room` beside a prayer room. */
export const helpAnswers = rule('help', ['help', 'rooms', 'geometry', 'buildings'], function* (sources) {
  const drawing = Drawing.of(sources);
  const found = drawing.all('amenity').filter(({ id }) => drawing.derived.nodeOf.has(id));
  const drawn = [...found, ...drawing.all('unit')].flatMap((feature) =>
    wordsFor(feature).map((word) => [word, nameOf(feature)] as const),
  );
  const listed = entriesOf(sources.rooms, 'rooms').flatMap(({ entry: { name, aliases = [] } }) =>
    [name, ...aliases].map((word) => [word, name] as const),
  );
  const known = new Map([...drawn, ...listed].map(([word, name]) => [compact(word), name]));
  for (const { entry, file, pointer } of entriesOf(sources.help, 'topics')) {
    if (!/\bno\b|\bnot\b/i.test(entry.answer)) continue;
    const denied = [entry.name, ...(entry.aliases ?? [])].flatMap(
      (word) => known.get(compact(word)) ?? [],
    )[0];
    if (denied === undefined) continue;
    const message = `The answer is "${entry.answer}", but there is ${denied}`;
    yield {
      severity: 'warning',
      file,
      pointer,
      message,
      fix: 'Remove the topic: the search finds the place',
    };
  }
});

/** Words for a place as drawn: those of its kind, its category and its name. */
function wordsFor({ type, category, name }: AmenityFeature | UnitFeature): string[] {
  const facts = type === 'amenity' ? placesDrawn.amenity.get(category) : placesDrawn.unit.get(category);
  if (!facts) return [];
  const words = facts.kind === 'facility' ? [] : wordsOf(facts.kind);
  return [...words, category.split('.')[0] ?? category, ...(name ? [name] : [])];
}

function compact(word: string): string {
  return foldText(word).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The room lists and the drawing have the same rooms, each on the same level and in the same wing. */
export const roomsDrawn = rule('rooms-drawn', ['rooms', 'geometry', 'buildings'], function* (sources) {
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
});

function inWing(wing: string | undefined): string {
  return wing === undefined ? 'in no wing' : `in the ${wing} wing`;
}

/** Amenities have a way to them; otherwise they are missing in search and routes. */
export const strayAmenities = drawingRule('stray-amenities', function* (drawing) {
  for (const amenity of drawing.all('amenity')) {
    const kind = placesDrawn.amenity.get(amenity.category)?.kind;
    if (!kind || !factsOf(kind).isInterchangeable || drawing.derived.nodeOf.has(amenity.id)) continue;
    const message = `No way leads to ${nameOf(amenity)}, so it cannot be found`;
    const fix =
      amenity.level === outdoors
        ? 'Put it within 5 m of a way'
        : 'Put it into a corridor or a lobby that a way leads through';
    yield { ...drawing.placeOf(amenity), message, fix };
  }
});
