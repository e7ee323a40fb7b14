import { fixedNames, paths, toPageName } from '@campusway/contract';
import type { Sources } from '../../source/college-source.ts';
import { levelScreens } from '../../source/read-drawing.ts';
import { Drawing, type LocatedFeature } from '../drawing.ts';
import { entriesOf, listedRooms, peopleOf } from '../listed.ts';
import { type Rule, rule } from '../rule.ts';

/** Numbers that several floors of an imported building have: they stay, with the floor before them. */
export const repeatedNumbers = rule('repeated-number', ['rooms', 'buildings'], function* (sources) {
  for (const { sign, number, isRepeated, file, pointer } of listedRooms(sources)) {
    if (!isRepeated) continue;
    const message = `The number "${sign}" is on several floors of the building: the site calls this room "${number}"`;
    const fix = 'Correct the number if the door has another';
    yield { severity: 'warning', file, pointer, message, fix };
  }
});

/** Numbers that begin with the `roomPrefix`, which their building adds. */
export const prefixedNumbers = rule('prefixed-number', ['rooms', 'buildings'], function* (sources) {
  for (const { sign = '', number, isRepeated, file, pointer } of listedRooms(sources)) {
    const prefix = number.slice(0, -sign.length);
    if (isRepeated || !sign || !prefix || !sign.startsWith(prefix)) continue;
    const message = `The number "${sign}" begins with "${prefix}", which its building adds: the site calls this room "${number}"`;
    const fix = `Write "${sign.slice(prefix.length)}", here and on the drawing`;
    yield { severity: 'warning', file, pointer, message, fix };
  }
});

/** Ids of people, rooms, places, views and features are unique; so are names and rooms of places, and positions of
 * amenities. */
export const uniqueIds: readonly Rule[] = [
  unique('duplicate-person', ['staff'], 'person', ({ staff }) => peopleOf(staff)),
  unique('duplicate-room', ['rooms', 'buildings'], 'room', (sources) =>
    listedRooms(sources).map((room) => ({ ...room, id: room.number })),
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
  unique('duplicate-view', ['views'], 'view', ({ views }) =>
    entriesOf(views, 'views').map(({ entry: { id }, ...place }) => ({ id, ...place })),
  ),
  unique('duplicate-feature', ['geometry', 'buildings'], 'feature', (sources) => {
    const drawing = Drawing.of(sources);
    return drawing.features.map((feature) => ({ id: feature.id, ...drawing.placeOf(feature) }));
  }),
];

interface Named extends LocatedFeature {
  readonly id: string;
}

/** Places of the campus map, with one of their fields for an id. */
function placesBy(sources: Pick<Sources, 'campus-places'>, field: 'id' | 'name' | 'room'): Named[] {
  return entriesOf(sources['campus-places'], 'places').flatMap(({ entry: { [field]: id }, ...place }) =>
    id === undefined ? [] : [{ id, ...place }],
  );
}

function unique<Needs extends keyof Sources>(
  name: string,
  needs: readonly Needs[],
  word: string,
  list: (sources: Pick<Sources, Needs>) => readonly Named[],
): Rule<Needs> {
  return rule(name, needs, function* (sources) {
    const first = new Map<string, Named>();
    for (const one of list(sources)) {
      const { file, pointer, id } = one;
      const other = first.get(id);
      const message = `The ${word} "${id}" occurs twice: also in `;
      if (!other) first.set(id, one);
      else yield { file, pointer, message, other, fix: 'Give one of the two another id, or remove it' };
    }
  });
}

/** Paths of department and screen pages are unique. */
export const addresses = rule('addresses', ['departments', 'views', 'buildings'], function* (sources) {
  const { departments, views, buildings } = sources;
  const drawn = new Set(entriesOf(views, 'views').map(({ entry }) => entry.level));
  const named = [
    ...entriesOf(departments, 'departments').flatMap(({ entry: { code }, file, pointer: entry }) => {
      const place = { what: `the department "${code}"`, file, pointer: `${entry}/code` };
      return [paths.department(code), paths.departmentMap(code)].map((path) => ({ ...place, path }));
    }),
    ...entriesOf(views, 'views').map(({ entry: { id }, file, pointer }) => {
      return { what: `the screen "${id}"`, file, pointer: `${pointer}/id`, path: paths.screen(id) };
    }),
    ...levelsOf(buildings).filter(({ id }) => !drawn.has(id)),
  ];
  const fixed = fixedNames();
  const owners = new Map<string, string>();
  for (const { path, what, file, pointer } of named) {
    const isFixed = fixed.includes(path.split('/')[1] ?? '') || toPageName(path) === undefined;
    const owner = isFixed ? 'a fixed page of the site' : owners.get(path);
    if (!owners.has(path)) owners.set(path, what);
    if (owner === undefined) continue;
    const message = `${path} would be the path of ${what}, but is already the path of ${owner}`;
    yield { file, pointer, message, fix: `Choose another ${pointer.split('/').at(-1)}` };
  }
});

/** The levels with the paths of their own pages. */
function levelsOf(files: Sources['buildings']) {
  const screens = levelScreens(files.flatMap(({ content }) => content.buildings));
  return entriesOf(files, 'buildings').flatMap(({ entry, file, pointer }) =>
    entry.levels.map(({ id, page }, i) => ({
      ...{ id, file, what: `the level "${id}"`, path: paths.screen(screens.get(id) ?? id) },
      pointer: `${pointer}/levels/${i}/${page === undefined ? 'id' : 'page'}`,
    })),
  );
}
