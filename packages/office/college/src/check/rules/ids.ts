import { fixedNames, paths, toPageName } from '@campusway/contract';
import type { Sources } from '../../source/sources.ts';
import { Drawing } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import { listedRooms, peopleOf } from '../listed.ts';
import { type Rule, rule } from '../rule.ts';

interface Named {
  readonly id: string;
  readonly file: string;
  readonly pointer: string;
}

/** Numbers that several floors of an imported building have: they stay, with the floor before them. */
export const repeatedNumbers = rule('repeated-number', ['rooms', 'buildings'], function* (sources) {
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
});

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

interface Address {
  readonly path: string;
  readonly what: string;
  readonly file: string;
  readonly pointer: string;
}

/** Paths of department and screen pages are unique. */
export const addresses = rule('addresses', ['departments', 'views'], function* ({ departments, views }) {
  const named = [
    ...departments.flatMap(({ path: file, content }) =>
      content.departments.flatMap(({ code }, i) => {
        const place = { what: `the department "${code}"`, file, pointer: `/departments/${i}/code` };
        return [paths.department(code), paths.departmentMap(code)].map((path) => ({ ...place, path }));
      }),
    ),
    ...views.flatMap(({ path: file, content }) =>
      content.views.map(({ id }, i) => {
        return { what: `the screen "${id}"`, file, pointer: `/views/${i}/id`, path: paths.screen(id) };
      }),
    ),
  ];
  const fixed = fixedNames();
  const owners = new Map<string, Address>();
  for (const address of named) {
    const { path, what, file, pointer } = address;
    const other = owners.get(path);
    if (!other) owners.set(path, address);
    const isFixed = fixed.includes(path.slice(1)) || toPageName(path) === undefined;
    if (!isFixed && !other) continue;
    const owner = isFixed ? 'a fixed page of the site' : other?.what;
    yield {
      file,
      pointer,
      message: `${path} would be the path of ${what}, but is already the path of ${owner}`,
      fix: `Choose another ${pointer.endsWith('/id') ? 'id' : 'code'}`,
    };
  }
});
