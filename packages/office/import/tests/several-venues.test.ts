import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';
import { drawRandomCampus } from './random-campus.ts';
import { ring } from './shapes.ts';

const house = {
  ...{ rotation: 0, basements: 0, storeys: 1, widths: [4, 4, 4, 4], corridor: 2, wall: 0.2 },
  ...{ hasLift: false, branch: 9, backRoom: 9, isClockwise: false },
};
/** Three houses, 400 m apart from west to east. */
const houses = drawRandomCampus({ latitude: 49, buildings: [house, house, house] });
/** Degrees eastwards, about 400 m. */
const step = 0.00548;

/** Grounds around some houses, from the westernmost, which is 0. */
function venue(id: string, name: string, [first, last]: readonly [number, number]) {
  const [west, east] = [8.399 + first * step, 8.401 + last * step];
  return {
    ...{ type: 'Feature', id, feature_type: 'venue', properties: { name: { en: name } } },
    geometry: { type: 'Polygon', coordinates: [ring(west, 48.999, east, 49.001)] },
  };
}

function importVenues(...features: object[]) {
  const collection = JSON.stringify({ type: 'FeatureCollection', features });
  return importFiles({ ...Object.fromEntries(houses), 'venue.geojson': collection });
}

const campusesOf = ({ college: { parts } }: ReturnType<typeof importFiles>) =>
  Object.fromEntries(
    parts.places.flatMap(({ kind, name, campus }) => (kind === 'building' ? [[name, campus]] : [])),
  );

test('importCampus() makes a campus of each of several venues, and asks for the way between them', () => {
  const imported = importVenues(venue('v1', 'Hill Campus', [0, 0]), venue('v2', 'Lake Campus', [1, 2]));
  expect(imported.errors).toEqual([]);
  expect(campusesOf(imported)).toEqual({
    'House 1': 'Hill Campus',
    'House 2': 'Lake Campus',
    'House 3': 'Lake Campus',
  });
  expect(imported.report.guesses).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'to-add', rule: 'campuses' },
      what: expect.stringMatching(/into "transport" of college\.json: "Hill Campus", "Lake Campus"$/),
    }),
  );
});

test('importCampus() tells venues of one name apart, and puts a building outside of both on the nearest', () => {
  const imported = importVenues(venue('v1', 'Campus', [0, 0]), venue('v2', 'Campus', [1, 1]));
  expect(imported.errors).toEqual([]);
  expect(Object.values(campusesOf(imported))).toEqual(['Campus', 'Campus-2', 'Campus-2']);
});

test('importCampus() makes one campus of a venue with all buildings and one without any', () => {
  const imported = importVenues(venue('v1', 'Hill Campus', [0, 2]), venue('v2', 'Sports Ground', [9, 9]));
  expect(imported.errors).toEqual([]);
  expect(campusesOf(imported)).toEqual({ 'House 1': undefined, 'House 2': undefined, 'House 3': undefined });
});
