import { expect, test } from 'vitest';
import { corners, points } from '../../tests/shapes.ts';
import type { SourceCampus, SourceLevel, SourceOpening, SourceUnit, SourceWay } from '../model.ts';
import { measureReach } from '../write/reach.ts';
import { deriveCampus } from './derive-campus.ts';

/** A source in metres, so that the results are readable. */
function sourceOf(parts: Partial<SourceCampus>): SourceCampus {
  return {
    source: { file: 'test', format: 'imdf' },
    unit: 'metres',
    names: { en: 'Test College' },
    buildings: [{ id: 'house', names: { en: 'House' }, footprint: [] }],
    levels: [level('ground', 0)],
    units: [],
    openings: [],
    occupants: [],
    amenities: [],
    details: [],
    ways: [],
    ...parts,
  };
}

function level(id: string, ordinal: number, more: Partial<SourceLevel> = {}): SourceLevel {
  return { id, ordinal, buildingId: 'house', names: {}, outline: [], ...more };
}

function unit(id: string, bounds: Parameters<typeof corners>, more: Partial<SourceUnit> = {}): SourceUnit {
  const polygon = [corners(...bounds)];
  return { id, levelId: 'ground', category: 'room', names: {}, otherNames: [], polygon, ...more };
}

function door(id: string, line: SourceOpening['line'], more: Partial<SourceOpening> = {}): SourceOpening {
  return { id, levelId: 'ground', category: 'pedestrian', names: {}, unitIds: [], line, ...more };
}

const hall = unit('hall', [0, 0, 20, 3], { category: 'walkway' });
const room = unit('room', [0, 3, 6, 8], { names: { en: 'Room 12' } });
const roomDoor = door('room-door', points(2, 3, 3, 3));

const featuresOf = ({ geometry }: ReturnType<typeof deriveCampus>, id: string) =>
  geometry.flatMap(({ features }) => features).filter((feature) => feature.id === id);
const reachOf = ({ buildings, geometry }: ReturnType<typeof deriveCampus>) =>
  measureReach(buildings, geometry);

test('deriveCampus() draws an opening that is a point along the nearest wall', () => {
  const derived = deriveCampus(
    sourceOf({ units: [hall, room], openings: [door('room-door', [[2.5, 3.1]], { width: 1 })] }),
  );
  const [opening] = featuresOf(derived, 'room-door');
  expect(opening?.geometry.coordinates).toEqual(points(2, 3.1, 3, 3.1));
  expect(reachOf(derived).reached).toBe(1);
});

test('deriveCampus() turns an outer door into an entrance and connects the outdoor path to it', () => {
  const path: SourceWay = {
    ...{ id: 'drive', category: 'path', names: { en: 'Drive' } },
    line: points(-30, 9, 30, 9),
  };
  const derived = deriveCampus(
    sourceOf({ units: [hall], openings: [door('main', points(19, 3, 20, 3))], ways: [path] }),
  );
  expect(featuresOf(derived, 'main')[0]?.properties).toMatchObject({ category: 'entrance' });
  expect(featuresOf(derived, 'drive')[0]?.geometry.coordinates).toEqual(points(-30, 9, 19.5, 9, 30, 9));
  expect(featuresOf(derived, 'path-main')[0]?.geometry.coordinates).toEqual(points(19.5, 9, 19.5, 3));
  expect(derived.campusPlaces).toEqual([expect.objectContaining({ id: 'house', doors: ['main'] })]);
});

test('deriveCampus() opens touching corridors to each other unless a door is drawn between them', () => {
  const other = unit('other', [20, 0, 30, 3], { category: 'walkway' });
  const behind = unit('behind', [24, 3, 29, 8]);
  const openings = [roomDoor, door('behind-door', points(26, 3, 27, 3))];
  const open = deriveCampus(sourceOf({ units: [hall, room, other, behind], openings }));
  expect(featuresOf(open, 'passage-hall-other')).toHaveLength(1);
  expect(reachOf(open).reached).toBe(2);
  const between = door('between', points(20, 1, 20, 2));
  const closed = deriveCampus(
    sourceOf({ units: [hall, room, other, behind], openings: [...openings, between] }),
  );
  expect(featuresOf(closed, 'passage-hall-other')).toEqual([]);
  expect(reachOf(closed).reached).toBe(2);
});

test('deriveCampus() cuts a kiosk out of its hall', () => {
  const kiosk = unit('kiosk', [9, 0.8, 11, 2.2], { names: { en: 'Kiosk' } });
  const derived = deriveCampus(sourceOf({ units: [hall, room, kiosk], openings: [roomDoor] }));
  expect(featuresOf(derived, 'hall')[0]?.geometry.coordinates).toHaveLength(2);
  expect(derived.guesses.map(({ rule }) => rule)).toContain('overlap');
});

test('deriveCampus() joins stairs above one another, and reports those on one level only', () => {
  const levels = [level('ground', 0), level('first', 1)];
  const stairs = (id: string, levelId: string, x: number) =>
    unit(id, [x, 3, x + 3, 8], { category: 'stairs', levelId });
  const derived = deriveCampus(
    sourceOf({
      levels,
      units: [stairs('lower', 'ground', 0), stairs('upper', 'first', 0.5), stairs('lonely', 'first', 12)],
    }),
  );
  const shaftOf = (id: string) => featuresOf(derived, id)[0]?.properties;
  expect(shaftOf('lower')).toMatchObject({ shaft: 'house-stairs' });
  expect(shaftOf('upper')).toMatchObject({ shaft: 'house-stairs' });
  expect(shaftOf('lonely')).not.toHaveProperty('shaft');
  const lonely = derived.guesses.filter(({ rule }) => rule === 'shaft-on-one-level');
  expect(lonely.map(({ where }) => where.id)).toEqual(['lonely']);
});

test('deriveCampus() shifts ordinals without a 0, and merges levels of one ordinal', () => {
  const levels = [level('two', 2), level('one', 1), level('wing', 1)];
  const units = levels.map(({ id }, i) => unit(`u-${id}`, [i * 9, 0, i * 9 + 5, 5], { levelId: id }));
  const derived = deriveCampus(sourceOf({ levels, units }));
  // Their numbers stay those of the source: rooms 101 to 199 are on level 1.
  expect(
    derived.buildings[0]?.levels.map(({ id, ordinal, shortName, name }) => [id, ordinal, shortName, name]),
  ).toEqual([
    ['one', 0, '1', 'Level 1'],
    ['two', 1, '2', 'Level 2'],
  ]);
  const rules = derived.guesses.map(({ rule }) => rule);
  expect(rules).toContain('ordinal-shift');
  expect(rules).toContain('levels-merged');
});

test.each([
  [{ names: { en: 'Classroom 104' } }, { number: '104', name: 'Classroom', aliases: ['Classroom 104'] }],
  [{ names: { en: 'Cabinet 306, Dean' } }, { number: '306', name: 'Cabinet 306, Dean' }],
  [
    { names: { en: 'Auditorium' }, otherNames: ['A-1.05'] },
    { number: 'A-1.05', name: 'Auditorium' },
  ],
  [{ names: { en: 'Route 66 Cafe' } }, { id: 'route-66-cafe', name: 'Route 66 Cafe' }],
  [
    { names: { en: 'Library', ru: 'Библиотека' } },
    { id: 'library', name: 'Library', aliases: ['Библиотека'] },
  ],
  [
    { names: {}, number: '7' },
    { number: '7', name: 'Room' },
  ],
  [
    { names: { en: 'Desk of payments' }, number: 'payments' },
    { number: 'payments', name: 'Desk of payments' },
  ],
  [
    { names: { en: 'Cash desk' }, number: 'Cash desk' },
    { number: 'Cash desk', name: 'Cash desk' },
  ],
  [{ names: { en: '108-s' } }, { number: '108-s', name: 'Room' }],
  [{ names: { en: 'Classroom -' }, otherNames: ['-'] }, undefined],
])('deriveCampus() lists the room %j', (more, entry) => {
  const { rooms } = deriveCampus(sourceOf({ units: [unit('room', [0, 0, 5, 5], more)] }));
  expect(rooms[0]?.rooms[0]).toEqual(entry && { kind: 'other', ...entry });
});

test('deriveCampus() gives the smaller of two buildings a prefix when they share a room number', () => {
  const buildings = ['a', 'b'].map((id) => ({
    id,
    names: { en: `Block ${id.toUpperCase()}` },
    footprint: [],
  }));
  const levels = ['a', 'b'].map((id) => level(`${id}0`, 0, { buildingId: id }));
  const units = [
    unit('u1', [0, 0, 5, 5], { levelId: 'a0', number: '1' }),
    unit('u2', [9, 0, 14, 5], { levelId: 'a0', number: '2' }),
    unit('u3', [99, 0, 104, 5], { levelId: 'b0', number: '1' }),
  ];
  const derived = deriveCampus(sourceOf({ buildings, levels, units }));
  expect(derived.buildings.map(({ roomPrefix }) => roomPrefix)).toEqual([undefined, 'BB-']);
});

test('deriveCampus() draws steps within a level as ways from threshold to threshold', () => {
  const derived = deriveCampus(
    sourceOf({
      units: [
        hall,
        unit('flight', [20, 0, 20.8, 3], { category: 'steps' }),
        unit('upper', [20.8, 0, 30, 3], { category: 'walkway' }),
      ],
    }),
  );
  const [flight] = featuresOf(derived, 'way-flight-1');
  expect(flight?.properties).toMatchObject({ category: 'stairs' });
  expect(flight?.geometry.coordinates).toEqual(points(20.8, 1.5, 20, 1.5));
  expect(derived.guesses.filter(({ rule }) => rule === 'steps')).toMatchObject([
    { kind: 'to-add', where: { id: 'flight', levelId: 'ground' } },
  ]);
});

test('deriveCampus() replaces a way of the source over steps by stairs', () => {
  const way: SourceWay = {
    ...{ id: 'along', levelId: 'ground', category: 'corridor', names: {} },
    line: points(2, 1.5, 28, 1.5),
  };
  const units = [
    hall,
    unit('flight', [20, 0, 22, 3], { category: 'steps' }),
    unit('upper', [22, 0, 30, 3], { category: 'walkway' }),
  ];
  const derived = deriveCampus(sourceOf({ units, ways: [way] }));
  const lineOf = (id: string) => featuresOf(derived, id)[0]?.geometry.coordinates;
  expect(lineOf('along')?.at(-1)).toEqual([20, 1.5]);
  expect(lineOf('way-flight-1')).toEqual(points(22, 1.5, 20, 1.5));
  expect(lineOf('along-part-2')?.at(0)).toEqual([22, 1.5]);
});

test('deriveCampus() assigns distinct numbers or ids to rooms named with one number', () => {
  const twins = ['one', 'two', 'three'].map((id, i) =>
    unit(id, [i * 6, 3, i * 6 + 6, 8], { names: { en: '12' }, ...(i > 0 && { category: 'office' }) }),
  );
  const { rooms } = deriveCampus(sourceOf({ units: [hall, ...twins] }));
  const keys = rooms.flatMap((file) => file.rooms.map((entry) => entry.number ?? entry.id));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});

test('deriveCampus() lists unnumbered rooms with the same name, but none that is only called a room', () => {
  const named = (name: string) => (x: number) =>
    unit(`${name}-${x}`, [x, 3, x + 6, 8], { names: { en: name } });
  const units = [...[0, 6, 12].map(named('Store')), ...[18, 24].map(named('Room'))];
  const { rooms, guesses } = deriveCampus(sourceOf({ units: [hall, ...units] }));
  expect(rooms[0]?.rooms.map(({ id, name }) => [id, name])).toEqual([
    ['store', 'Store'],
    ['store-2', 'Store'],
    ['store-3', 'Store'],
  ]);
  const nameless = guesses.filter(({ rule }) => rule === 'nameless-room');
  expect(nameless.map(({ why }) => why)).toEqual(
    Array(2).fill('It has neither number nor name, so the search cannot find it'),
  );
});

test('deriveCampus() merges units drawn twice, with the number and names of both', () => {
  const twin = unit('twin', [0.15, 3.15, 6.15, 8.15], { number: '12', names: { en: 'Copy Shop' } });
  const neighbour = unit('neighbour', [6, 3, 12, 8], { number: '13' });
  const derived = deriveCampus(sourceOf({ units: [hall, room, twin, neighbour], openings: [roomDoor] }));
  expect(featuresOf(derived, 'twin')).toEqual([]);
  expect(derived.rooms[0]?.rooms).toMatchObject([
    { number: '12', aliases: expect.arrayContaining(['Copy Shop']) },
    { number: '13' },
  ]);
  expect(derived.guesses.filter(({ rule }) => rule === 'twin')).toMatchObject([{ where: { id: 'twin' } }]);
});

test.each([
  ['with two numbers', { number: '14' }],
  ['of another kind', { category: 'stairs' }],
  ['on another level', { levelId: 'first' }],
])('deriveCampus() does not merge two units with the same shape %s', (_, more) => {
  const twin = unit('twin', [0, 3, 6, 8], more);
  const levels = [level('ground', 0), level('first', 1)];
  const derived = deriveCampus(sourceOf({ levels, units: [hall, { ...room, number: '12' }, twin] }));
  expect(featuresOf(derived, 'twin')).toHaveLength(1);
});

test('deriveCampus() leads through walls of half a metre where a source draws no doors', () => {
  const units = [
    hall,
    unit('side', [8, 3.5, 10, 20], { category: 'walkway' }),
    unit('stairs', [14, 3.4, 17, 8], { category: 'stairs' }),
    unit('near', [0, 3.5, 6, 8], { names: { en: 'Room 1' } }),
    unit('far', [10.5, 12, 14, 16], { names: { en: 'Room 2' } }),
  ];
  const derived = deriveCampus(sourceOf({ units }));
  expect(reachOf(derived)).toMatchObject({ rooms: 2, withDoor: 2, reached: 2 });
  expect(featuresOf(derived, 'passage-side-hall')[0]?.geometry.coordinates).toEqual(
    points(9.45, 3.25, 8.55, 3.25),
  );
  expect(featuresOf(derived, 'passage-hall-stairs')).toHaveLength(1);
  const guessed = derived.guesses.filter(({ rule }) => rule === 'guessed-passage');
  expect(guessed.map(({ where }) => where.id)).toEqual(['hall', 'stairs']);
  const openings = [door('near-door', points(2, 3.25, 3, 3.25))];
  const drawn = deriveCampus(sourceOf({ units, openings }));
  expect(featuresOf(drawn, 'passage-side-hall')).toEqual([]);
});

test('deriveCampus() leads a hall through a wall of a metre, unless another unit is there', () => {
  const units = [
    hall,
    unit('near', [0, 4, 6, 8], { number: '1' }),
    unit('far', [10, 4, 16, 8], { number: '2' }),
  ];
  const derived = deriveCampus(sourceOf({ units }));
  expect(reachOf(derived)).toMatchObject({ rooms: 2, withDoor: 2, reached: 2 });
  expect(featuresOf(derived, 'door-near')[0]?.geometry.coordinates).toEqual(points(3.45, 4, 2.55, 4));
  const closet = unit('closet', [0, 3, 6, 4], { category: 'structure' });
  const closed = deriveCampus(sourceOf({ units: [...units, closet] }));
  expect(reachOf(closed)).toMatchObject({ rooms: 2, withDoor: 1, reached: 1 });
});

test('deriveCampus() requests an entrance on the level with halls where the ground level has none', () => {
  const levels = [level('ground', 0), level('first', 1), level('second', 2)];
  const halls = ['second', 'first'].map((levelId) => ({ ...hall, id: `hall-${levelId}`, levelId }));
  const shed = unit('shed', [40, 0, 45, 5]);
  const { guesses } = deriveCampus(sourceOf({ levels, units: [...halls, shed] }));
  const asked = guesses.filter(({ rule }) => rule === 'no-entrance');
  expect(asked.map(({ where }) => where.levelId)).toEqual(['first']);
  expect(asked[0]?.what).toContain('choose one of these walls');
});

test.each([
  ['those translations that equal the names', { de: 'Mensa', en: 'Canteen' }, ['de'], []],
  ['English where no translation does, and asks for them', {}, ['en'], ['language']],
  ['the most frequent one', { de: 'Mensa', nl: 'Mensa' }, ['de'], []],
])('deriveCampus() takes as languages of names without one %s', (_, ofRoom, languages, asked) => {
  const rooms = ['Hörsaal', 'Bibliothek', 'Mensa'].map((und, i) =>
    unit(`room-${i}`, [i * 6, 3, i * 6 + 6, 8], { names: und === 'Mensa' ? { und, ...ofRoom } : { und } }),
  );
  const translated = { und: 'Technische Universität', ja: '工科大学', ko: '공과대학교' };
  const names = asked.length > 0 ? translated : { ...translated, de: 'Technische Universität' };
  const source = sourceOf({
    ...{ names, units: [hall, ...rooms], levels: [level('ground', 0)] },
    buildings: [{ id: 'house', names: { und: 'Haus', ja: '家', ko: '집' }, footprint: [] }],
  });
  const derived = deriveCampus(source);
  expect(derived.languages).toEqual(languages);
  expect(derived.name).toBe('Technische Universität');
  expect(derived.guesses.flatMap(({ rule }) => (rule === 'language' ? rule : []))).toEqual(asked);
  expect(deriveCampus(source, { language: 'de' }).guesses.map(({ rule }) => rule)).not.toContain('language');
});
