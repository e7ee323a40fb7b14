import { outdoors } from '@campusway/campus';
import { describePlace } from '@campusway/campus/content';
import { createSurroundings, describeRoute } from '@campusway/campus/directions';
import { createCampusRouter } from '@campusway/campus/routing';
import { createSearchIndex, decideAnswer, toSearchRecords } from '@campusway/campus/search';
import { expect, test } from 'vitest';
import { graph, levels, places, planOf, sample, screens } from './sample.ts';

const index = createSearchIndex(toSearchRecords(sample.parts));
const search = (query: string) => index.search(query).results.map(({ record }) => record);
const areas = places.filter(({ kind }) => kind === 'area');

test('every name on the plan of the grounds is the first answer of the search', () => {
  const named = planOf(outdoors).units.flatMap(({ name }) => name ?? []);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => search(name)[0]?.title !== name && !isOtherName(name))).toEqual([]);
});

/** A name that a place of the campus map has as another one. */
function isOtherName(name: string): boolean {
  return search(name)[0]?.aliases.includes(name.toLowerCase()) === true;
}

test.each([
  ['tennis court', 'Tennis court'],
  ['tennis courts', 'Tennis court'],
  ['basketball court', 'Basketball court'],
  ['lounge', 'Lounge'],
  ['courtyard', 'Courtyard'],
  ['service room', 'Service room'],
  ['roof terrace', 'Roof terrace'],
  ['promenade', 'Promenade'],
  ['ramp', 'Ramp'],
])('a name of the plan or the directions is found: %s', (query, title) => {
  expect(search(query)[0]?.title).toBe(title);
});

test('a word of the plan goes before the same word of a synonym', () => {
  expect(search('court')[0]?.title).toBe('Tennis court');
  expect(decideAnswer('court', index.search('court')).kind).toBe('several');
});

test('areas differ by name or location, and none repeats a place of the campus map or a room', () => {
  const others = new Set(places.filter(({ kind }) => kind !== 'area').map(({ name }) => name));
  expect(areas.filter(({ name }) => others.has(name))).toEqual([]);
  const listed = search('lounge').concat(search('ramp'), search('tennis court'), search('courtyard'));
  const lines = listed.map(({ title, where }) => `${title}, ${where}`);
  expect(lines).toEqual([...new Set(lines)]);
  const names = areas.map(({ name, level, wing }) => [name, level, wing].join());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('an area is left and entered on one side of the steps beside it', () => {
  const router = createCampusRouter({ graph, places, levels });
  const metres = (from: string, to: string) => {
    const route = router.findRoute({ from, to, stepFree: true });
    return route.status === 'found' ? route.length : Number.NaN;
  };
  const direct = metres('canteen', 'room-115');
  for (const { id, nodes } of areas) {
    const at = nodes.flatMap((node) => graph.nodes[node] ?? []);
    // The walk from one junction of it to another.
    const across = Math.max(...at.flatMap((a) => at.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
    expect(metres('canteen', id) + metres(id, 'room-115'), id).toBeGreaterThan(direct - 60 - across);
  }
});

test('what no way reaches is found by its name on the area around it', () => {
  expect(search('lotus pond')[0]).toMatchObject({
    title: 'Lotus Pond',
    where: 'on West Lawn',
    place: 'west-lawn',
  });
});

test.each(['waiting room', 'office of the head', 'department office', 'server', 'control'])(
  'a name of several rooms is answered with all of them: %s',
  (query) => {
    expect(decideAnswer(query, index.search(query)).kind).toBe('several');
  },
);

test('no list of a screen and no landmark is an area', () => {
  const ids = new Set(areas.map(({ id }) => id));
  expect(screens.flatMap((screen) => screen.places).filter((id) => ids.has(id))).toEqual([]);
  const surroundings = createSurroundings({ graph, places, levels });
  const landmarks = graph.nodes.map((_, node) => surroundings.placeAt(node)?.kind);
  expect(landmarks).not.toContain('area');
});

test.each(areas.map(({ id, name }) => [id, name]))('a route leads to the area %s', (id, name) => {
  const campus = { graph, places, levels };
  const route = createCampusRouter(campus).findRoute({ from: 'room-205', to: id, stepFree: true });
  if (route.status !== 'found') throw new Error(route.message);
  const last = describeRoute(route, createSurroundings(campus)).at(-1)?.text;
  expect(last?.toLowerCase()).toContain(name.toLowerCase());
});

test('an area indoors without doors is left by the nearest junctions, not through a row of rooms', () => {
  for (const { name, nodes } of areas.filter(({ name }) => name.startsWith('Courtyard'))) {
    expect(nodes.length, name).toBeGreaterThan(0);
    expect(nodes.length, name).toBeLessThan(10);
  }
});

test.each(areas.filter(({ near }) => near !== undefined).map((area) => [area.name, area]))(
  'the page of %s says once what it is near',
  (name, place) => {
    const { title, where } = describePlace({ place }, levels);
    expect(title).toBe(name);
    expect(where.toLowerCase()).not.toContain('near');
  },
);
