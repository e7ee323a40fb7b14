import { outdoors } from '@campusway/campus';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { pageRouter, secondsBetween } from '../../../journey/find-way.ts';
import { createSuggest } from './engine.ts';

test.each([
  ['water', 'nearest-water'],
  ['पानी', 'nearest-water'],
  ['pani', 'nearest-water'],
  ['शौचालय', 'nearest-toilet'],
  ['लिफ्ट', 'nearest-lift'],
  ['seedhi', 'nearest-stairs'],
  ['bahar', 'nearest-exit'],
  ['machines lab', 'room-133'],
  ['football', 'playing-field'],
])('createSuggest() suggests for "%s" first %s', async (query, id) => {
  const suggest = await createSuggest();
  expect(suggest(query).suggestions[0]?.id).toBe(id);
});

test.each([
  ['lounge', 'room-458', 'lounge-east-4-south-2'],
  ['waiting area', 'room-312', 'room-326'],
  ['nearest classroom', 'room-204', 'room-201'],
  ['nearest staff room', 'room-312', 'room-308'],
  ['tennis', 'sports-complex', 'tennis-2'],
  ['courtyard', 'room-458', 'courtyard-east-1'],
  ['toilet', 'room-215', 'nearest-toilet'],
  ['main gate 2', 'main-gate-1', 'main-gate-2'],
  ['2', 'room-205', 'level-2'],
])('createSuggest() suggests for "%s" near %s first %s', async (query, near, id) => {
  const suggest = await createSuggest();
  expect(suggest(query, college.findPlace(near)).suggestions[0]?.id).toBe(id);
});

test.each([
  ['water near 368', ['water-east-3', 'water-west-3', 'water-east-4']],
  ['water 368', ['water-east-3', 'water-west-3', 'water-east-4']],
  ['exit near canteen', ['west-entrance', 'main-entrance', 'north-entrance']],
  ['main gate 1 to nearest toilet', ['toilet-accessible-west-1']],
])(
  'createSuggest() suggests for "%s" what the home page answers, the nearest on foot first',
  async (query, ids) => {
    const { suggestions } = (await createSuggest())(query);
    expect(suggestions.slice(0, 3).map(({ id }) => id)).toEqual(ids);
  },
);

const named = college.places.filter(({ name, near }) => near && name.endsWith(` near ${near}`));

test('createSuggest() finds by the name `Lounge near 454` no other lounge that is nearer to 454', async () => {
  const suggest = await createSuggest();
  for (const { id, name, near } of named.filter(({ level }) => level !== outdoors)) {
    const { suggestions } = suggest(name);
    const own = suggestions.find((one) => one.id === id);
    const first = suggestions.find(({ title }) => title === own?.title);
    const from = college.places.find((one) => near === (one.code ?? one.name))?.id ?? '';
    expect(secondsBetween(from, first?.id ?? ''), name).toBe(secondsBetween(from, id));
  }
});

const kinds = 'lounge toilet lift stairs water exit classroom lab tennis garden gate courtyard'.split(' ');
const ascending = (one: number, other: number) => one - other;
const starts = ['205', '454', '101', '334', '467', 'canteen', 'main gate 2', 'central library'];

test.each(starts)('createSuggest() orders for each kind near %s by the walk', async (start) => {
  const suggest = await createSuggest();
  const from = college.findPlace(/^\d/.test(start) ? `room-${start}` : start.replaceAll(' ', '-'));
  for (const kind of kinds) {
    const found = suggest(`${kind} near ${start}`).suggestions.map(({ id }) => {
      const route = pageRouter().findRoute({ from: from?.id ?? '', to: id, stepFree: false });
      const { seconds, length } = route.status === 'found' ? route : { seconds: 0, length: 0 };
      return { seconds, length, level: college.findPlace(id)?.level };
    });
    const seconds = found.map((walk) => walk.seconds);
    // Stairs and lifts are slow: metres compare walks on one floor.
    const metres = found.flatMap(({ length, level }) => (level === from?.level ? length : []));
    expect(seconds[0], kind).toBeDefined();
    expect([seconds, metres], kind).toEqual([seconds.toSorted(ascending), metres.toSorted(ascending)]);
  }
});

test('createSuggest() names a place by one landmark, the one that it is named after', async () => {
  const suggest = await createSuggest();
  expect(named.length).toBeGreaterThan(40);
  for (const { name } of named)
    for (const { id, title, where } of suggest(name).suggestions) {
      const near = college.findPlace(id)?.near;
      const landmarks = `${title}, ${where}`.match(/\b(by|near) /g) ?? [];
      expect(landmarks.length, `${id} for ${name}`).toBeLessThan(2);
      if (near) expect(where).toMatch(`near ${near}, `);
    }
});

test.each(['पार्किङ', 'లైబ్రరక'])(
  'createSuggest() leaves it to the person whether %j is the misspelled name',
  async (query) => {
    const { suggestions, doubt } = (await createSuggest())(query);
    expect(suggestions).not.toHaveLength(0);
    expect(doubt).toContain('Did you mean');
  },
);

test.each([
  ['lounge', 'room-458', 5],
  ['toilet', 'room-215', 6],
  ['water', 'room-215', 4],
])('createSuggest() suggests for "%s" near %s all %i of the floor', async (query, near, count) => {
  const suggest = await createSuggest();
  const start = college.findPlace(near);
  const ids = suggest(query, start).suggestions.map(({ id }) => id);
  const places = ids.filter((id) => college.findPlace(id)?.level === start?.level);
  expect(places.filter((id) => id.startsWith(query))).toHaveLength(count);
});

test.each([
  ['cse-jyothi-pande', ['cse-jyothi-pandey']],
  ['central-librar', ['central-library']],
  ['Jyothi Pandey', ['cse-jyothi-pandey']],
  ['room-335', ['room-334', 'room-336']],
  ['three three five', ['room-334', 'room-336']],
  ['main gate to two two five', ['room-225']],
  ['main gate to 310', ['room-310']],
  ['main-gate', ['main-gate-1', 'main-gate-2']],
  ['langauge lab', ['room-261', 'room-439']],
  ['lobby', ['lobby-1', 'lobby-2', 'lobby-3', 'lobby-4']],
  ['no such person', []],
  ['🏠', []],
])('createSuggest() offers for the unknown %j of a link %j', async (text, ids) => {
  const suggest = await createSuggest();
  expect(suggest(text).offers.map(({ id }) => id)).toEqual(ids);
});

test.each([
  'lab where we did networks',
  'study',
  'place to sit',
  'changing place',
  'quiet place',
  'waiting',
  'lab',
  '20',
  'k',
  'at-level-77-120-50',
])(
  'createSuggest() offers for the unknown %j of a link the first of its list, help only first',
  async (text) => {
    const { suggestions, offers } = (await createSuggest())(text);
    const listed = suggestions.filter(({ id }, i) => i === 0 || id !== college.help.desk).slice(0, 6);
    expect(offers).toEqual(listed);
    expect(listed).not.toHaveLength(0);
  },
);

test('createSuggest() answers for what no place has, with a start too', async () => {
  const { suggestions, answer } = (await createSuggest())('first aid from 315');
  expect(suggestions.map(({ title }) => title)).toEqual(['First aid', 'Classroom IT III B']);
  expect(answer).toMatch(/Ask at Admin Office/);
});

test('createSuggest() answers for the unknown "baby cot" with the help that it suggests', async () => {
  const { offers, doubt, answer } = (await createSuggest())('baby cot');
  expect(offers.map(({ title }) => title)).toEqual(['Childcare']);
  expect(answer).toMatch(/^Childcare: .+ Ask at Admin Office/);
  expect(doubt).toBe(answer);
});

test('createSuggest() offers of the places of one name six, the nearest first', async () => {
  const suggest = await createSuggest();
  const lounges = (near?: string) => suggest('lounge', near ? college.findPlace(near) : undefined).offers;
  expect(lounges()).toHaveLength(6);
  expect(lounges('room-458').map(({ id }) => id)).toEqual(
    suggest('lounge', college.findPlace('room-458'))
      .suggestions.slice(0, 6)
      .map(({ id }) => id),
  );
});

test.each(['tiolet', 'toliet', 'please where is the toliet near me', 'please where is the toilet near me'])(
  'createSuggest() takes for "%s" the nearest toilet, without doubt, and offers it',
  async (query) => {
    const suggest = await createSuggest();
    for (const near of [undefined, college.findPlace('room-204')]) {
      const { suggestions, offers, doubt } = suggest(query, near);
      expect(suggestions[0]?.id).toBe('nearest-toilet');
      expect(offers[0]?.id).toBe('nearest-toilet');
      expect(doubt).toBeUndefined();
    }
  },
);

test('createSuggest() asks for 2555, a digit too many, whether 255 is meant', async () => {
  const { suggestions, offers, doubt } = (await createSuggest())('2555');
  expect([suggestions, offers].map((list) => list.map(({ id }) => id))).toEqual([['room-255'], ['room-255']]);
  expect(doubt).toBe('No exact match. Did you mean 255?');
});

test.each([
  ['who is in 203', ['cse-gopal-chowdary', 'cse-venkatesh-babu', 'room-203']],
  ['105, 212 and 465', ['room-105', 'room-212', 'room-465']],
])('createSuggest() offers for "%s" what the home page lists', async (query, ids) => {
  const suggest = await createSuggest();
  for (const near of [undefined, college.findPlace('main-gate-1')]) {
    const { suggestions, offers, isSeveral, doubt } = suggest(query, near);
    expect(suggestions.map(({ id }) => id)).toEqual(ids);
    expect({ offers, isSeveral, doubt }).toEqual({ offers: suggestions, isSeveral: true, doubt: undefined });
  }
});

test.each(['405', '405 fourth floor', 'room 405 on the 4th floor', 'lab 405'])(
  'createSuggest() says for "%s" that there is no such room',
  async (query) => {
    expect((await createSuggest())(query)).toMatchObject({
      isMissing: true,
      doubt: 'No room 405. Nearest: 407.',
    });
  },
);

test('createSuggest() suggests a route without stairs to who asks for it', async () => {
  const { suggestions } = (await createSuggest())('wheelchair from parking to 338');
  expect(suggestions).toMatchObject([
    { id: 'room-338', link: { from: 'parking', to: 'room-338', stepFree: true } },
  ]);
});

test.each([
  ['jyothi pandey no stairs', 'cse-jyothi-pandey', true],
  ['main gate 1 without stairs', 'main-gate-1', true],
  ['205 with a pram', 'room-205', true],
  ['no stairs', 'nearest-lift', true],
  ['wheelchair toilet', 'nearest-accessible-toilet', false],
])('createSuggest() suggests for "%s" first %s, step-free: %s', async (query, id, isStepFree) => {
  const [first] = (await createSuggest())(query).suggestions;
  expect(first).toMatchObject({ id });
  expect(first?.link).toEqual(isStepFree ? { stepFree: true } : undefined);
});
