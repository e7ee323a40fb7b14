import { explainClosures, type GeoFeature, type Point, unpackGraph } from '@campusway/campus';
import { createSurroundings } from '@campusway/campus/directions';
import { createCampusRouter } from '@campusway/campus/routing';
import { createSearchIndex, toSearchRecords } from '@campusway/campus/search';
import { expect, test } from 'vitest';
import { readCollege } from '../src/check/index.ts';
import { deriveCollege } from '../src/derive/derive-college.ts';
import { DataCopy } from './data-copy.ts';
import { describeRoute } from './describe-route.ts';

function amenity(id: string, category: string, coordinates: Point, name?: string): GeoFeature {
  const properties = { feature_type: 'amenity', category, ...(name && { name }) } as const;
  return { type: 'Feature', id, geometry: { type: 'Point', coordinates }, properties };
}

/** The sample with amenities that it does not have: one feature each in a geometry file. */
function withAmenities() {
  const copy = new DataCopy();
  copy.editMap('geometry/level-1.geojson', (features) => [
    ...features,
    amenity('atm-lobby', 'atm', [196, 121]),
    amenity('snacks-lobby', 'vendingmachine', [194, 121], 'Snack machine'),
    amenity('prayer-lobby', 'prayerroom', [193, 121], 'Prayer room, women'),
  ]);
  const path = JSON.parse(copy.read('geometry/campus.geojson')).features.find(
    ({ properties }: GeoFeature) => properties.category === 'path',
  );
  const [x, y] = path.geometry.coordinates[0] as Point;
  copy.editMap('geometry/campus.geojson', (features) => [
    ...features,
    amenity('bicycles', 'parking.bicycle', [x + 1, y + 1]),
  ]);
  const { parts } = deriveCollege(readCollege(copy.folder));
  return {
    copy,
    ...parts,
    campus: { graph: unpackGraph(parts.graph), places: parts.places, levels: parts.levels },
  };
}

test('an IMDF amenity is a place with a single feature', () => {
  const { copy, places } = withAmenities();
  // The sample's help denies three.
  expect(copy.findings).toMatchObject([
    {
      rule: 'help',
      message: 'The answer is "There is no ATM on this campus.", but there is amenity "atm-lobby"',
    },
    { rule: 'help', message: expect.stringContaining('but there is Prayer room, women "prayer-lobby"') },
    { rule: 'help', message: expect.stringContaining('but there is Snack machine "snacks-lobby"') },
  ]);
  const added = places.filter(({ kind }) => ['atm', 'vending', 'prayer', 'bicycle'].includes(kind));
  expect(added.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['bicycle', 'Bicycle stand', 0],
    ['atm', 'ATM', 1],
    ['vending', 'Snack machine', 1],
    ['prayer', 'Prayer room, women', 1],
  ]);
});

test('an IMDF amenity is found by search words of its kind', () => {
  const index = createSearchIndex(toSearchRecords(withAmenities()));
  const first = (query: string) => index.search(query).results[0]?.record;
  expect(first('atm')).toMatchObject({ id: 'atm-lobby', kind: 'amenity' });
  expect(first('cash')?.id).toBe('atm-lobby');
  expect(first('vending machine')?.id).toBe('snacks-lobby');
  expect(first('ladies prayer room')?.id).toBe('prayer-lobby');
  expect(first('bike rack')?.id).toBe('bicycles');
});

test('an IMDF amenity is routed to and named in directions', () => {
  const { campus } = withAmenities();
  const router = createCampusRouter(campus);
  const surroundings = createSurroundings({ ...campus, graph: router.graph });
  const last = (to: string) => {
    const route = router.findRoute({ from: 'main-gate-1', to });
    if (route.status === 'unreachable') throw new Error(route.message);
    return describeRoute(route, surroundings).at(-1)?.text;
  };
  expect(last('atm-lobby')).toMatch(/^You have arrived: the ATM is |^You have arrived at the ATM\./);
  expect(last('prayer-lobby')).toContain("the women's prayer room");
  expect(last('bicycles')).toContain('the bicycle stand');
  const [from, to] = [router.findPlace('205'), router.findPlace('atm-lobby')].map((place) =>
    place ? [place] : [],
  );
  expect(router.findQuickest({ from: from ?? [], to: to ?? [] })).toMatchObject({
    toPlace: { id: 'atm-lobby' },
  });
});

test('checkFolder() finds an amenity without a way', () => {
  const copy = new DataCopy();
  copy.editMap('geometry/level-1.geojson', (features) => [
    ...features,
    amenity('atm-101', 'atm', [187, 105]),
  ]);
  expect(copy.findings).toMatchObject([
    {
      rule: 'stray-amenities',
      file: 'geometry/level-1.geojson',
      message: 'No way leads to amenity "atm-101", so it cannot be found',
      fix: 'Put it into a corridor or a lobby that a way leads through',
    },
  ]);
});

test('two stairs of one name in a wing differ by what is near, also in directions and closures', () => {
  const copy = new DataCopy();
  for (const level of [1, 2, 3, 4])
    copy.editMap(`geometry/level-${level}.geojson`, (features) =>
      features.map((one) =>
        one.properties.category === 'stairs' && one.properties.wing
          ? ({ ...one, properties: { ...one.properties, name: 'Stairs' } } as GeoFeature)
          : one,
      ),
    );
  const closed = { for: 'everybody', reason: 'repairs', review: '2999-01-01' };
  const ids = ['stairs-west-main-2', 'stairs-west-end-2', 'stairs-west-main', 'stairs-west-end'];
  copy.write('closures.json', JSON.stringify({ closures: ids.map((id) => ({ id, ...closed })) }));
  const { graph, places, levels, closures } = deriveCollege(readCollege(copy.folder)).parts;
  const names = places.flatMap(({ id, name }) => (ids.includes(id) ? name : []));
  expect(names).toEqual(['Stairs, west wing, near 235', 'Stairs, west wing, near 220']);
  expect(closures?.map(({ name }) => name)).toEqual([
    'the west stairs near 235',
    'the west stairs near 220',
    'the west stairs near 128',
    'the west stairs near 116',
  ]);
  const clock = { now: () => 0, timeZone: 'UTC' };
  expect(explainClosures(closures?.slice(0, 1) ?? [], clock)).toEqual([
    'The west stairs near 235 are closed until further notice (repairs).',
  ]);
  const campus = { graph: unpackGraph(graph), places, levels };
  const router = createCampusRouter(campus);
  const surroundings = createSurroundings({ ...campus, graph: router.graph });
  const textsOf = (from: string, to: string) => {
    const route = router.findRoute({ from, to });
    return route.status === 'found' ? describeRoute(route, surroundings).map(({ text }) => text) : [];
  };
  const between = textsOf('stairs-west-main-2', 'stairs-west-end-2');
  expect(between[0]).toMatch(/^Start at the stairs near 235 /);
  expect(between.at(-1)).toMatch(/ the stairs near 220 are on your left /);
  // Beside the room that tells them apart.
  expect(textsOf('room-219', 'room-319')).toContain(
    'Turn left and take the stairs near 220 up 1 floor to the third floor (14 m).',
  );
});
