import { isInside, nearestOnSegment, outdoors, type Place, sidesOf, Walls } from '@campusway/campus';
import { describePlace } from '@campusway/campus/content';
import { createSurroundings, metresOf } from '@campusway/campus/directions';
import { createCampusRouter } from '@campusway/campus/routing';
import { createSearchIndex, decideAnswer, toSearchRecords } from '@campusway/campus/search';
import { expect, test } from 'vitest';
import { describeRoute } from './describe-route.ts';
import { findPlace, graph, levels, places, planOf, sample, screens } from './sample.ts';

const index = createSearchIndex(toSearchRecords(sample.parts));
const search = (query: string) => index.search(query).results.map(({ record }) => record);
const areas = places.filter(({ kind }) => kind === 'area');
const router = createCampusRouter({ graph, places, levels });
const surroundings = createSurroundings({ graph: router.graph, places, levels });
const placeOf = (id: string) => places.find((place) => place.id === id) as Place;
/** @throws {Error} without a route */
function routeOf(from: string, to: string) {
  const route = router.findRoute({ from, to });
  if (route.status !== 'found') throw new Error(route.message);
  return route;
}

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

test('what no way reaches is a place of its own, whose edge is reached over the area around it', () => {
  expect(search('lotus')[0]).toMatchObject({ title: 'Lotus Pond', place: 'pond' });
  expect(router.findPlace('lotus-pond')).toBe(placeOf('pond'));
  const pond = planOf(outdoors).units.find(({ id }) => id === 'pond')?.polygon ?? [];
  expect(isInside([placeOf('pond').x, placeOf('pond').y], pond)).toBe(true);
  const { length, nodes } = routeOf('main-gate-1', 'pond');
  const { x = 0, y = 0 } = router.graph.nodes[nodes.at(-1) ?? -1] ?? {};
  expect(
    Math.min(...pond.flatMap(sidesOf).map((side) => nearestOnSegment([x, y], side).distance)),
  ).toBeLessThan(0.1);
  expect(length).toBeLessThan(90);
});

test('a route between lawns leads from the side of one to the side of the other', () => {
  expect(routeOf('founders-lawn', 'west-lawn').length).toBeLessThan(40);
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
  const landmarks = graph.nodes.map((_, node) => surroundings.placeAt(node)?.kind);
  expect(landmarks).not.toContain('area');
});

test.each(areas.map(({ id, name }) => [id, name]))('a route leads to the area %s', (id, name) => {
  const route = router.findRoute({ from: 'room-205', to: id, stepFree: true });
  if (route.status !== 'found') throw new Error(route.message);
  const last = describeRoute(route, surroundings).at(-1)?.text;
  expect(last?.toLowerCase()).toContain(name.toLowerCase());
});

test.each(areas.map((area) => [area.id, area]))(
  'the way to %s ends at its pin, at its side or beside it, and its metres count',
  (id, area) => {
    for (const route of [routeOf('room-205', id), routeOf(id, 'room-205')]) {
      const end = router.graph.nodes[route.nodes.at(route.toPlace.id === id ? -1 : 0) ?? -1];
      expect(area.ends ?? [[area.x, area.y]]).toContainEqual([end?.x, end?.y]);
      const walked = route.edges.reduce((sum, edge) => {
        const { kind = 'lift', length = 0 } = router.graph.edges[edge] ?? {};
        return sum + (kind === 'lift' ? 0 : length);
      }, 0);
      expect(route.length).toBeCloseTo(walked, 6);
      const steps = describeRoute(route, surroundings);
      expect(Math.abs(metresOf(steps) - route.length)).toBeLessThan(steps.length);
      expect(steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(route.seconds, 6);
    }
  },
);

test('no line from a pin to where its area is entered crosses a wall', () => {
  for (const { id, level, x, y, nodes } of areas.filter((one) => one.level !== outdoors && !one.ends)) {
    const unit = planOf(level).units.find((one) => one.id === id);
    const walls = new Walls(unit?.polygon ?? []);
    for (const node of nodes.flatMap((index) => graph.nodes[index] ?? [])) {
      const share = 1 - 0.3 / Math.max(0.3, Math.hypot(node.x - x, node.y - y));
      const end = [x + (node.x - x) * share, y + (node.y - y) * share] as const;
      expect(walls.isFree([[x, y], end]), id).toBe(true);
    }
  }
});

test('no line from an area outdoors crosses a building or water', () => {
  const isShut = ({ category }: { readonly category: string }) => ['building', 'water'].includes(category);
  const units = planOf(outdoors).units.filter(isShut);
  expect(units.some(({ category }) => category === 'water')).toBe(true);
  for (const { id, x, y, nodes, ends } of areas.filter(({ level }) => level === outdoors))
    nodes.forEach((index, i) => {
      const node = graph.nodes[index] ?? { x, y };
      const line = [ends?.[i] ?? ([x, y] as const), [node.x, node.y] as const] as const;
      for (const unit of units.filter((one) => one.id !== id))
        expect(new Walls(unit.polygon).isFree(line), `${id} ${unit.id}`).toBe(true);
    });
});

test('an area is no short cut between other places', () => {
  const edges = routeOf('main-gate-1', 'sports-complex').edges.map((edge) => router.graph.edges[edge]);
  expect(edges.filter((edge) => edge?.isOffWay)).toEqual([]);
});

test.each([
  ['room-129', 166.5],
  ['room-107', 166.5],
  ['room-125', 166.5],
  ['room-113', 121.5],
  ['room-118', 121.5],
])('a courtyard without a door is reached at the corridor beside it that is nearest: from %s', (from, x) => {
  const courtyard = findPlace('courtyard-west-1');
  expect(courtyard?.note).toMatch(/^The plan shows no door to it/);
  for (const stepFree of [false, true]) {
    const route = router.findRoute({ from, to: 'courtyard-west-1', stepFree });
    const end = route.status === 'found' ? route.nodes.at(-1) : undefined;
    expect(graph.nodes[end ?? -1]).toMatchObject({ x, level: 1 });
  }
});

test('an area is near the room that is nearest on foot', () => {
  const rooms = places.filter(({ kind, level }) => kind === 'room' && level === 1);
  const isCourtyard = ({ name }: Place) => name.startsWith('Courtyard') || name.startsWith('Service');
  for (const area of areas.filter((one) => one.level === 1 && isCourtyard(one)))
    expect(router.findQuickest({ from: [area], to: rooms })?.toPlace.code, area.id).toBe(area.near);
});

test('places of one name on a level differ by what is near', () => {
  const alike = Map.groupBy(
    places.filter(({ kind }) => kind !== 'venue' && kind !== 'room'),
    ({ name, level }) => `${name}, ${level}`,
  );
  expect([...alike.values()].filter(({ length }) => length > 1)).toEqual([]);
  const [water] = places.filter(({ kind, level }) => kind === 'water' && level === 2);
  expect(water?.name).toMatch(/^Drinking water, west wing, near 2\d\d$/);
  expect(search('drinking water')[0]?.title).toMatch(/^Drinking water, \w+ wing$/);
});

test.each([
  ['west-lawn', 'room-101', "Go 16 m to the path past Founders' Lawn."],
  ['canteen', 'tennis-1', 'Turn sharp left and go to the tennis court near East Garden, north, 26 m.'],
  [
    'room-205',
    'lounge-west-2-south',
    'You have arrived: the lounge near 213 is on your right, after 211 (4 m).',
  ],
])('the line into an area is a part of a step: %s to %s', (from, to, text) => {
  expect(describeRoute(routeOf(from, to), surroundings).map((step) => step.text)).toContain(text);
});

test.each(areas.filter(({ near }) => near !== undefined).map((area) => [area.name, area]))(
  'the page of %s says once what it is near',
  (name, place) => {
    const { title, where } = describePlace({ place }, levels);
    expect(title).toBe(name);
    expect(where.toLowerCase()).not.toContain('near');
  },
);
