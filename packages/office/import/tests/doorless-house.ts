import { featureCollection, ring } from './shapes.ts';

const feature = (what: string, type: string, coordinates: unknown, nr?: string) => ({
  ...{ type: 'Feature', properties: { what, nr, floor: '0' }, geometry: { type, coordinates } },
});
const box = (what: string, bounds: Parameters<typeof ring>, nr?: string) =>
  feature(what, 'Polygon', [ring(...bounds)], nr);
const line = (what: string, ...points: readonly (readonly number[])[]) => feature(what, 'LineString', points);

/** A corridor with eleven rooms on each side: one side with doors, the other with one door, and two rooms without a number. Apart, a room on a hall. */
const features = [
  box('Flur', [0, 4.2, 66, 7]),
  line('Eingang', [-0.1, 5], [-0.1, 6.4]),
  ...Array.from({ length: 11 }, (_, i) => [
    box('Raum', [i * 6, 0, i * 6 + 5.8, 4], String(101 + i)),
    box('Raum', [i * 6, 7.2, i * 6 + 5.8, 12], i < 9 ? String(201 + i) : undefined),
    line('Tür', [i * 6 + 2, 4.1], [i * 6 + 2.9, 4.1]),
  ]).flat(),
  line('Tür', [62, 7.1], [62.9, 7.1]),
  box('Flur', [66.2, 14, 70, 19.8]),
  box('Raum', [66.2, 20, 74, 26], '300'),
  line('Tür', [67, 19.9], [67.9, 19.9]),
];

/** A GeoJSON source with ten rooms without a door. */
export const doorlessHouse = {
  'plan.geojson': featureCollection(features),
  'mapping.json': JSON.stringify({
    ...{ units: 'metres', name: 'House', language: 'en' },
    properties: { kind: 'what', number: 'nr', level: 'floor' },
    kinds: { Raum: 'room', Flur: 'walkway', Tür: 'door', Eingang: 'entrance' },
  }),
};
