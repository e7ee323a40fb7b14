import type { Sources } from '../../source/sources.ts';
import { Drawing } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import { listedRooms } from '../listed-rooms.ts';
import { peopleOf } from '../people.ts';
import type { Rule } from '../rule.ts';

interface Named {
  readonly id: string;
  readonly file: string;
  readonly pointer: string;
}

/** Numbers that several floors of an imported building have: they stay, with the floor before them. */
export const repeatedNumbers: Rule<'rooms' | 'buildings'> = {
  name: 'repeated-number',
  needs: ['rooms', 'buildings'],
  *check(sources): Generator<RawFinding> {
    for (const { sign, number, isRepeated, file, pointer } of listedRooms(sources)) {
      if (!isRepeated) continue;
      const message = `The number "${sign}" is on several floors of the building: the site calls this room "${number}"`;
      yield {
        severity: 'warning',
        file,
        pointer,
        message,
        fix: 'Correct the number if the door has another',
      };
    }
  },
};

/** Ids of people, rooms, places, views and features are unique; so are names and rooms of places, and positions of
 * amenities. */
export const uniqueIds: readonly Rule[] = [
  unique('duplicate-person', ['staff'], 'person', (sources) =>
    [...peopleOf(sources.staff)].map(({ id, file, pointer }) => ({ id, file, pointer })),
  ),
  unique('duplicate-room', ['rooms', 'buildings'], 'room', (sources) =>
    [...listedRooms(sources)].map(({ number, file, pointer }) => ({ id: number, file, pointer })),
  ),
  unique('duplicate-place', ['campus-places', 'geometry', 'buildings'], 'place', (sources) => {
    const drawing = Drawing.of(sources);
    const stops = [...new Set(drawing.stops.map(({ id }) => id))];
    return [...stops.map((id) => ({ id, ...drawing.placeOfStop(id) })), ...placesBy(sources, 'id')];
  }),
  unique('duplicate-place', ['campus-places'], 'name', (sources) => placesBy(sources, 'name')),
  unique('duplicate-place', ['campus-places'], 'room of a place', (sources) => placesBy(sources, 'room')),
  unique('drawn-twice', ['geometry', 'buildings'], 'thing', (sources) => {
    const drawing = Drawing.of(sources);
    return drawing.all('amenity').map((amenity) => {
      const { category, level, point } = amenity;
      const id = `${category} at ${point.join(', ')} on ${drawing.levels[level]?.id}`;
      return { id, ...drawing.placeOf(amenity) };
    });
  }),
  unique('duplicate-view', ['views'], 'view', (sources) =>
    sources.views.flatMap(({ path, content }) =>
      content.views.map(({ id }, i) => ({ id, file: path, pointer: `/views/${i}` })),
    ),
  ),
  unique('duplicate-feature', ['geometry', 'buildings'], 'feature', (sources) => {
    const drawing = Drawing.of(sources);
    return drawing.features.map((feature) => ({ id: feature.id, ...drawing.placeOf(feature) }));
  }),
];

/** Places of the campus map, with one of their fields for an id. */
function placesBy(sources: Pick<Sources, 'campus-places'>, field: 'id' | 'name' | 'room'): Named[] {
  return sources['campus-places'].flatMap(({ path: file, content }) =>
    content.places.flatMap((place, i) => {
      const id = place[field];
      return id === undefined ? [] : [{ id, file, pointer: `/places/${i}` }];
    }),
  );
}

function unique(
  name: string,
  needs: Rule['needs'],
  word: string,
  list: (sources: Parameters<Rule['check']>[0]) => readonly Named[],
): Rule {
  return {
    name,
    needs,
    *check(sources): Generator<RawFinding> {
      const first = new Map<string, Named>();
      for (const one of list(sources)) {
        const other = first.get(one.id);
        if (!other) first.set(one.id, one);
        else {
          const { file, pointer, id } = one;
          const message = `The ${word} "${id}" occurs twice: also in `;
          yield { file, pointer, message, other, fix: 'Give one of the two another id, or remove it' };
        }
      }
    },
  };
}
