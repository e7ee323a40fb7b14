import { expect, test } from 'vitest';
import { tabSite } from '../links/tab-site.ts';
import { createEngine } from './create-engine.ts';
import type { Answer } from './search-engine.ts';
import { sortMatches } from './sort-matches.ts';

const engine = createEngine(tabSite, []);

test.each([
  ['105, 212', ['105', '212']],
  ['212 and 105', ['212', '105']],
  ['212 or 105', ['212', '105']],
  ['105 212 465', ['105', '212', '465']],
  ['rooms 203/204', ['203', '204']],
  ['118b & 329a', ['118B', '329A']],
  ['two rooms: 105 and 212', ['105', '212']],
  ['both rooms: 105, 212', ['105', '212']],
])('answer() and suggest() list for %j these rooms in their order', (query, signs) => {
  const answer = engine.answer(query);
  expect(answer).toMatchObject({ kind: 'several', isAlike: false, interpretation: undefined });
  expect(answer.kind === 'several' && answer.matches.map(({ sign }) => sign)).toEqual(signs);
  const { suggestions, interpretation } = engine.suggest(query);
  expect(suggestions.map(({ code }) => code)).toEqual(signs);
  expect(interpretation).toBeUndefined();
});

test.each(['105 999', '105 lab', '105-106'])('answer() does not read %j as a list of rooms', (query) => {
  const answer = engine.answer(query);
  expect(answer.kind === 'several' && answer.interpretation === undefined).toBe(false);
});

test.each([
  ['canteen, library', ['canteen', 'central-library']],
  ['library and canteen', ['central-library', 'canteen']],
  ['auditorium 304', ['auditorium', 'room-304']],
  ['canteen gate 1', ['canteen', 'main-gate-1']],
  ['iyer canteen', ['mech-varun-iyer', 'cse-naveen-iyer', 'csm-praveen-iyer', 'canteen']],
  ['315 wifi', ['help-wifi', 'room-315']],
  // Another Swathi has the room.
  ['swathi menon 466', ['cse-swathi-menon', 'room-466']],
  ['bus stop from main gate 2', ['help-bus', 'main-gate-2']],
  ['315 exam branch', ['room-315', 'room-103']],
])('answer() lists for %j both, without a doubt', (query, ids) => {
  const answer = engine.answer(query);
  expect(answer).toMatchObject({ kind: 'several', interpretation: undefined });
  expect(answer.kind === 'several' && answer.matches.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['library toilet', 'central-library'],
  ['toilet, canteen', 'canteen'],
  ['lift auditorium', 'auditorium'],
])('answer() finds for %j the nearest of a kind to %s', (query, id) => {
  expect(engine.answer(query)).toMatchObject({ kind: 'several', near: { id } });
});

test.each(['meeting dr kiran pai today', 'Optics 207', 'ground floor canteen'])(
  'answer() finds for %j one match, and says what it does not have',
  (query) => {
    expect(engine.answer(query)).toMatchObject({
      kind: 'one',
      interpretation: expect.stringMatching(/^No match/),
    });
  },
);

test.each([
  ['who is in 203', ['cse-gopal-chowdary', 'cse-venkatesh-babu', 'room-203']],
  ['who sits in 160', ['ece-uday-balakrishnan', 'ece-ajay-swain', 'room-160']],
  ['Who works in room 160?', ['ece-uday-balakrishnan', 'ece-ajay-swain', 'room-160']],
  ['who is in room 113', ['mech-varun-iyer', 'room-113']],
])('answer() lists for %j the people and the room', (query, ids) => {
  const answer = engine.answer(query);
  expect(answer).toMatchObject({ kind: 'several', interpretation: undefined });
  expect(answer.kind === 'several' && answer.matches.map(({ id }) => id)).toEqual(ids);
  expect(engine.suggest(query).suggestions.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['who is the principal', 'mech-lalitha-bose'],
  ['where does Dr. Kiran Pai sit', 'it-kiran-pai'],
  ['where does Jyothi Pandey work', 'cse-jyothi-pandey'],
  ['can you tell me where doctor Lalitha Bose sits', 'mech-lalitha-bose'],
  ['where sit jyothi pandey madam', 'cse-jyothi-pandey'],
  ['kiran pai cabin', 'it-kiran-pai'],
  ["Dr. Kiran Pai's desk", 'it-kiran-pai'],
  ['office of Kiran Pai', 'it-kiran-pai'],
  ['hod cse cabin', 'cse-jyothi-pandey'],
  ['principal cabin', 'room-104'],
  ['ece office', 'room-338'],
  ['is the library open', 'central-library'],
  ['i want to meet the head of cse', 'cse-jyothi-pandey'],
  ['talk to the principal', 'mech-lalitha-bose'],
  ['take me to 338', 'room-338'],
  ['which floor is ECE', 'department-ece'],
  ['On which floor is 310', 'room-310'],
  ['where do I park', 'parking'],
])('answer() has for %j one answer: %s', (query, id) => {
  expect(engine.answer(query)).toMatchObject({ kind: 'one', match: { id }, interpretation: undefined });
});

test.each([
  ['who sits in 215', '215', 'room-215'],
  ['who teaches physics', '416', 'room-416'],
  ['who is in 236', '236', 'auditorium'],
])('answer() and suggest() say for %j that no one is listed in room %s', (query, number, id) => {
  const interpretation = `No one is listed in room ${number}.`;
  const found = { kind: 'one', match: { id }, interpretation };
  expect(engine.answer(query)).toMatchObject(found);
  expect(engine.suggest(query).interpretation).toBe(interpretation);
});

test.each(['two hundred five', 'Where is room two hundred and five?'])(
  'answer() and suggest() read %j as 205',
  (query) => {
    expect(engine.answer(query)).toMatchObject({
      kind: 'one',
      match: { id: 'room-205' },
      interpretation: undefined,
    });
    expect(engine.suggest(query).suggestions[0]?.id).toBe('room-205');
  },
);

test('answer() lists for "late for lab" all that "lab" finds, and no lathe', () => {
  expect(engine.answer('late for lab')).toMatchObject({ ...engine.answer('lab'), kind: 'several' });
});

test.each(['ece', 'cse', 'mech', 'it'])('answer() has one answer for the head of %s and its hod', (code) => {
  const hod = engine.answer(`hod ${code}`);
  expect(hod).toMatchObject({ kind: 'one', match: { kind: 'person' } });
  for (const query of [`head of ${code}`, `${code} head`]) expect(engine.answer(query)).toEqual(hod);
});

test.each(['205 too 447', '205 two 447', '205to447', 'two hundred five to 447'])(
  'answer() and suggest() read the route in %j',
  (query) => {
    expect(engine.answer(query)).toMatchObject({
      kind: 'route',
      from: { id: 'room-205' },
      matches: [{ id: 'room-447' }],
    });
    expect(engine.suggest(query).suggestions).toMatchObject([{ id: 'route', code: '447' }]);
  },
);

test.each(['main gate 1 to seminar hall', '205 to seminar hall'])(
  'answer() lists for %j each place of the name, from the start',
  (query) => {
    const answer = engine.answer(query);
    expect(answer).toMatchObject({ kind: 'several', near: { name: expect.any(String) } });
    expect(answer.kind === 'several' && answer.matches.map(({ title }) => title)).toHaveLength(3);
  },
);

test.each([
  'it staff',
  'who teaches in IT',
  'who works in it',
  'staff of IT',
  'IT Faculty',
  ' teachers in it ',
  'IT faculty members',
])('answer() and suggest() read %j as the department', (query) => {
  expect(engine.answer(query)).toMatchObject({ kind: 'one', match: { id: 'department-it' } });
  expect(engine.suggest(query).suggestions[0]?.id).toBe('department-it');
});

test('answer() has for "main 312 mein hoon mujhe canteen jana hai" the way', () => {
  for (const here of ['main 312 mein hoon', 'mein 312 pe khada hoon', 'mai 312 me hu'])
    expect(engine.answer(`${here} mujhe canteen jana hai`)).toMatchObject({
      kind: 'route',
      from: { id: 'room-312' },
      matches: [{ title: 'Canteen' }],
    });
  expect(engine.answer('kahan se library')).toMatchObject({
    kind: 'one',
    match: { title: 'Central Library' },
  });
});

test.each([
  ['principal se milna hai', 'mech-lalitha-bose'],
  ['fees kahan bharni hai', 'room-101'],
  ['doctor chahiye', 'help-first-aid'],
])('answer() has for %j %s', (query, id) => {
  expect(engine.answer(query)).toMatchObject({ kind: 'one', match: { id } });
});

test.each(['waiting room', 'waiting area', 'lab', 'classroom'])(
  'answer() lists for %j rooms that only their distance tells apart',
  (query) => {
    expect(engine.answer(query)).toMatchObject({ kind: 'several', isAlike: true });
  },
);

test.each([
  '312 to exit wheelchair',
  'wheelchair exit from 312',
  'i am in a wheelchair at 312 how do i get out',
])('answer() leads for %j to no exit with steps', (query) => {
  const answer = engine.answer(query);
  expect(answer).toMatchObject({ kind: 'route', isStepFree: true, from: { id: 'room-312' } });
  const titles = answer.kind === 'route' ? answer.matches.map(({ title }) => title) : [];
  expect(titles).toContain('Main entrance');
  expect(titles).not.toContain('West entrance');
});

test('answer() has for "library tak kaise jaye gate 1 se" the way', () => {
  expect(engine.answer('library tak kaise jaye gate 1 se')).toMatchObject({
    kind: 'route',
    from: { id: 'main-gate-1' },
    matches: [{ title: 'Central Library' }],
  });
});

test('answer() has for "312 ke paas toilet" the toilets near 312', () => {
  expect(engine.answer('312 ke paas toilet')).toEqual(engine.answer('toilet near 312'));
});

test('answer() has for "I need a lift" the lifts', () => {
  expect(engine.answer('I need a lift')).toMatchObject({ ...engine.answer('lift'), kind: 'several' });
});

test('answer() has for "lab assistant it" the technicians', () => {
  const answer = engine.answer('lab technician it');
  expect(answer).toMatchObject({ kind: 'several', matches: { length: 4 } });
  expect(engine.answer('lab assistant it')).toEqual(answer);
});

test.each(['it staff room', 'cse faculty room'])('answer() has rooms for %j', (query) => {
  const answer = engine.answer(query);
  expect(answer.kind === 'several' && answer.matches[0]?.kind).toBe('room');
});

test.each([
  'step free from parking to ece office',
  'parking to 338 without stairs',
  'wheelchair from parking to 338',
  'by lift from parking to room 338',
  'parking to 338 step free',
  'from parking to 338 with a pushchair',
])('answer() and suggest() lead for %j over a way without stairs', (query) => {
  const to = '/navigate?from=parking&to=room-338&step-free=1';
  expect(engine.answer(query)).toMatchObject({
    kind: 'route',
    isStepFree: true,
    matches: [{ links: [{ to }] }],
  });
  expect(engine.suggest(query).suggestions).toMatchObject([
    { href: to, title: expect.stringMatching(/, step-free$/) },
  ]);
});

test.each([
  '338 without stairs',
  '338 with a pram',
  'step-free to 338',
  'library no stairs',
  'step free route to library',
  'can i get to 338 by wheelchair',
  'wheelchair to library',
  'library wheelchair access',
  'is the library wheelchair accessible',
  'is 338 accessible by wheelchair',
  'wheelchair parking',
  'disabled parking',
  'wheelchair se library kaise jaye',
  'bina seedhi ke library',
])('answer() has for %j one answer, with directions without stairs', (query) => {
  const answer = engine.answer(query);
  expect(answer).toMatchObject({ kind: 'one', interpretation: undefined });
  const links = answer.kind === 'one' ? answer.match.links : [];
  expect(links.find(({ label }) => label === 'Directions, step-free')?.to).toMatch(
    /[?&]to=[^&]+&step-free=1$/,
  );
  expect(links.find(({ label }) => label === 'Show on map')?.to).not.toContain('step-free');
  const { suggestions, interpretation } = engine.suggest(query);
  expect(interpretation).toBeUndefined();
  expect(suggestions[0]).toMatchObject({
    href: expect.stringMatching(/[?&]to=[^&]+&step-free=1$/),
    where: expect.stringMatching(/, step-free$/),
  });
});

test.each([
  ['wheelchair lift near 410', 'Lift'],
  ['wheelchair ramp', 'Ramp'],
])('answer() lists for %j each %s, with directions without stairs', (query, title) => {
  const answer = engine.answer(query);
  const matches = answer.kind === 'several' ? answer.matches : [];
  expect(new Set(matches.map((match) => match.title))).toEqual(new Set([title]));
  for (const { links } of matches) expect(JSON.stringify(links)).toContain('step-free=1');
});

test.each(['toilet from 224', 'from 224 to the nearest toilet'])(
  'answer() lists for %j every sort of toilet, with directions from there',
  (query) => {
    const answer = engine.answer(query);
    expect(answer).toMatchObject({ kind: 'several', near: { id: 'room-224' } });
    const matches = answer.kind === 'several' ? answer.matches : [];
    expect(new Set(matches.map(({ title }) => title)).size).toBe(3);
    for (const { links } of matches) expect(links[0]?.to).toContain('from=room-224&');
  },
);

test.each(['step free entrance', 'wheelchair entrance'])(
  'answer() lists for %j the entrance with steps last, and says so',
  (query) => {
    const answer = engine.answer(query);
    const matches = answer.kind === 'several' ? answer.matches : [];
    expect(matches.map(({ where }) => /steps/.test(where))).toEqual([false, false, false, true]);
  },
);

test('answer() looks at all staff rooms for the nearest, more than are counted otherwise', () => {
  const answer = engine.answer('nearest staff room');
  expect(answer).toMatchObject({ kind: 'several', isAlike: true, isMore: false });
  expect(answer.kind === 'several' && answer.matches.length).toBeGreaterThan(100);
  expect(engine.answer('staff room')).toMatchObject({ isMore: true, isAlike: false });
  const sorted = answer.kind === 'several' ? sortMatches(answer.matches, {}).map(({ kind }) => kind) : [];
  expect(sorted).toContain('person');
  expect(sorted.lastIndexOf('room')).toBeLessThan(sorted.indexOf('person'));
});

test.each([
  ['parking for disabled', 'parking'],
  ['parking for disabled people', 'parking'],
  ['where do wheelchair users park', 'parking'],
  ['library for the handicapped', 'central-library'],
])('answer() has for %j the place, with directions without stairs', (query, id) => {
  const answer = engine.answer(query);
  expect(answer).toMatchObject({ kind: 'one', match: { id }, interpretation: undefined });
  expect(JSON.stringify(answer)).toContain('step-free=1');
});

test.each(['disabled', 'disabled people', 'toilet for disabled people', 'disabled washroom'])(
  'answer() has for %j the accessible toilets',
  (query) => {
    const answer = engine.answer(query);
    const titles = answer.kind === 'several' ? answer.matches.map(({ title }) => title) : [];
    expect(new Set(titles)).toEqual(new Set(['Accessible toilet']));
  },
);

test.each(['312 to disabled toilet', '312 to the toilet by wheelchair'])(
  'answer() leads for %j to accessible toilets, without stairs',
  (query) => {
    const answer = engine.answer(query);
    expect(answer).toMatchObject({ kind: 'route', isStepFree: true, from: { id: 'room-312' } });
    const titles = answer.kind === 'route' ? answer.matches.map(({ title }) => title) : [];
    expect(new Set(titles)).toEqual(new Set(['Accessible toilet']));
  },
);

test.each([
  ['gate 2 to parking to library', 'gate 2'],
  ['canteen to library then auditorium', 'canteen'],
  ['toilet on the way from 101 to 425', 'toilet on the way'],
])('answer() says for %j what the route leaves out', (query, left) => {
  const interpretation = `A route has two ends: “${left}” is left out.`;
  expect(engine.answer(query)).toMatchObject({ kind: 'route', interpretation });
});

test.each(['main gate से 204', '312 से 204', 'gate 1 से 204 तक'])(
  'answer() reads %j, with the Hindi word for from, as a route',
  (query) => {
    expect(engine.answer(query)).toMatchObject({ kind: 'route', matches: [{ title: 'Room 204' }] });
  },
);

test.each(['maths department', 'maths', 'math dept', 'mathematics', 'गणित विभाग'])(
  'answer() has for %j the department that teaches it, not a person named Mathew',
  (query) => {
    expect(engine.answer(query)).toMatchObject({ kind: 'one', match: { id: 'department-fed' } });
  },
);

test.each(['men', 'for men'])('answer() has for %j the toilets before the canteen and its menu', (query) => {
  expect(engine.answer(query)).toMatchObject({
    kind: 'several',
    matches: expect.toSatisfy(([first]) => first.title === 'Toilet, men'),
  });
  expect(engine.suggest(query).suggestions[0]?.title).toMatch(/\bmen/i);
});

test.each(['drinking water', 'fees', 'gate 2', 'lab', 'hod'])(
  'suggest() has for %j no two lines that read alike, and nothing that only sounds so',
  (query) => {
    const { suggestions } = engine.suggest(query);
    const lines = suggestions.map(({ title, where, code }) => [title, where, code].join());
    expect(lines).toEqual([...new Set(lines)]);
    expect(lines[0]).toBeDefined();
    expect(lines.join()).not.toContain(query === 'gate 2' ? 'Main Gate 1' : 'First aid');
  },
);

test.each([
  ['clean toilet near 415', 'clean', /^Toilet|toilet$/],
  ['toilet with soap near 415', 'soap', /^Toilet|toilet$/],
  ['nearest clean toilet to 129', 'clean', /^Toilet|toilet$/],
  ['exit with umbrella near 352', 'umbrella', /entrance$/],
])('answer() lists for %j what is near, and names only %j as not matched', (query, word, title) => {
  expect(engine.answer(query)).toMatchObject({
    kind: 'several',
    interpretation: `No match for "${word}".`,
    matches: expect.toSatisfy((matches) =>
      matches.every((match: { title: string }) => title.test(match.title)),
    ),
  });
});

test.each([
  ['312 third floor toilets', 'room-312', 3],
  ['223, second floor, toilet', 'room-223', 2],
  ['library toilet first floor', 'central-library', 1],
  ['library toilet 3rd floor', 'central-library', 3],
])('answer() lists for %j the toilets near %j, those of floor %i alone', (query, from, level) => {
  const answer = engine.answer(query);
  expect(answer).toMatchObject({ kind: 'several', near: { id: from }, interpretation: undefined });
  const { matches } = answer as Extract<Answer, { kind: 'several' }>;
  expect(matches.length).toBeGreaterThan(1);
  for (const match of matches) expect(match).toMatchObject({ kind: 'amenity', level });
});

test.each([
  ['near lift need water', /^water/],
  ['near stairs need toilet', /^toilet/],
])('answer() lists for %j what is needed', (query, ids) => {
  const answer = engine.answer(query);
  const { matches } = answer as Extract<Answer, { kind: 'several' }>;
  for (const { id } of matches) expect(id).toMatch(ids);
});

test('answer() lists of the toilets near another level those of the nearest floors first', () => {
  const { matches } = engine.answer('nearest toilet canteen') as Extract<Answer, { kind: 'several' }>;
  const levels = matches.map(({ level }) => level);
  expect(levels.slice(0, 4)).toEqual([1, 1, 1, 1]);
});

test('answer() reads two rooms with to between them as a way', () => {
  expect(engine.answer('419 to 420')).toMatchObject({ kind: 'route', from: { id: 'room-419' } });
});

test('answer() has no third end for a word without meaning', () => {
  const answer = engine.answer('time to reach 462 from gate 2');
  expect(answer).toMatchObject({ kind: 'route', from: { id: 'main-gate-2' }, interpretation: undefined });
});

test.each([
  ['canteen ground floor', ['Canteen'], 'No match for "ground floor".'],
  ['principal third floor', ['Dr. Lalitha Bose'], 'No match for "third floor".'],
  ['2nd floor first aid', ['First aid'], 'No match for "2nd floor".'],
  ['462 west wing', ['MBA Faculty Room 6'], 'No match for "west".'],
  ['physics lab and canteen', ['Engineering Physics Lab', 'Canteen'], undefined],
  ['near lift need canteen', ['Canteen'], undefined],
  ['first aid third floor', ['First aid'], 'No match for "third floor".'],
  ['registrar ground floor', ['Admin Office'], undefined],
  ['bose cabin second floor', ['Mrs. L. Malini Bose', 'Mr. Ashok Bose'], undefined],
  ['atm near library', ['ATM', 'Central Library'], undefined],
  ['first aid from 315', ['First aid', 'Classroom IT III B'], undefined],
  ['lost and found near 104', ['Lost and found', "Principal's Office"], undefined],
])('answer() finds for %j %j, and denies no more than %j', (query, titles, interpretation) => {
  const answer = engine.answer(query);
  const found = answer.kind === 'one' ? [answer.match] : answer.kind === 'several' ? answer.matches : [];
  expect(found.map(({ title }) => title)).toEqual(titles);
  expect(answer.interpretation).toBe(interpretation);
});

test.each([
  ['from parking to cse labs', 'several', 'parking', /\?from=parking&to=room-\d/],
  ['Chary cabin from 104', 'several', 'room-104', /\?from=room-104&to=/],
  ['Pandey chamber from main gate 2', 'several', 'main-gate-2', /\?from=main-gate-2&to=/],
  ['from canteen to ece labs', 'several', 'canteen', /\?from=canteen&to=room-\d/],
  ['main gate to third floor', 'route', 'main-gate-1', /\?from=main-gate-1&to=level-3$/],
  ['from main gate 2 to 3rd floor', 'route', 'main-gate-2', /\?from=main-gate-2&to=level-3$/],
  // Room 104 is on this floor.
  ['104 to ground floor', 'route', 'room-104', /\?from=room-104&to=level-1$/],
  ['distance between library and 315', 'route', 'central-library', /&to=room-315$/],
  ['gate 1 ⇒ 312', 'route', 'main-gate-1', /\?from=main-gate-1&to=room-312$/],
  ['gate 1 ➜ 312', 'route', 'main-gate-1', /\?from=main-gate-1&to=room-312$/],
])('answer() reads %j as a %s from %j', (query, kind, from, to) => {
  const answer = engine.answer(query);
  expect(answer.kind).toBe(kind);
  const { matches } = answer as Extract<Answer, { kind: 'several' | 'route' }>;
  expect(matches.every(({ id }) => id !== from)).toBe(true);
  for (const { links } of matches) expect(links[0]?.to).toMatch(to);
});

test('answer() names the stop that a route leaves out', () => {
  expect(engine.answer('104 to 315 via canteen')).toMatchObject({
    kind: 'route',
    interpretation: 'A route has two ends: “canteen” is left out.',
    matches: [{ id: 'room-315' }],
  });
});

test.each(['312 but not by stairs', '312 not the stairs'])(
  'answer() reads %j as a way without stairs',
  (query) => {
    expect(engine.answer(query)).toMatchObject({
      kind: 'one',
      match: {
        id: 'room-312',
        links: expect.toSatisfy((links) => JSON.stringify(links).includes('step-free=1')),
      },
    });
  },
);

test.each(['blood donation', 'hackathon', 'stretcher', 'swiggy', 'vacation'])(
  'answer() guesses for %j nothing that the campus lacks',
  (query) => {
    expect(engine.answer(query)).toMatchObject({ kind: 'none', nearest: [] });
  },
);

test.each(['ambulence', 'frist aid'])('answer() reads %j as first aid', (query) => {
  expect(JSON.stringify(engine.answer(query))).toContain('The map shows no first-aid room.');
});

test.each(['i am in 224 need to go to 417', 'i am at 224 where is 417'])(
  'answer() reads %j as a route, not as a list of both rooms',
  (query) => {
    const to = '/navigate?from=room-224&to=room-417';
    expect(engine.answer(query)).toMatchObject({ kind: 'route', matches: [{ links: [{ to }] }] });
  },
);

test('answer() keeps the order of rooms without stairs: a note on a name is no barrier', () => {
  const matches = [{ id: 'room-270' }, { id: 'room-105' }];
  expect(engine.answer('270 and 105 no stairs')).toMatchObject({ kind: 'several', matches });
});

test('suggest() leaves the nearest exit from a room to the answer, which knows the ways', () => {
  const [first] = engine.suggest('exit from 310').suggestions;
  expect(first).toMatchObject({ id: 'near', href: '/?q=exit+from+310' });
});

test.each(['wheelchair', 'wheelchair toilet near 215', 'toilet by the lift'])(
  'answer() lists places for %j, not a way',
  (query) => {
    expect(engine.answer(query)).toMatchObject({ kind: 'several', matches: { length: expect.any(Number) } });
    expect(JSON.stringify(engine.answer(query))).not.toContain('step-free=1');
  },
);

test('answer() lists for an ambiguous name without stairs each match, with directions without stairs', () => {
  const answer = engine.answer('dr sharma no stairs');
  expect(answer).toMatchObject({ kind: 'several', interpretation: undefined });
  for (const { kind, links } of answer.kind === 'several' ? answer.matches : []) {
    expect(kind).toBe('person');
    const directions = links.filter(({ label }) => label.startsWith('Directions'));
    expect(directions).not.toHaveLength(0);
    for (const { to } of directions) expect(to).toMatch(/&step-free=1$/);
  }
});

test.each(['no stairs', 'no stairs please', "can't climb stairs", 'without stairs'])(
  'answer() lists lifts for %j',
  (query) => {
    const answer = engine.answer(query);
    expect(answer).toMatchObject({ kind: 'several', interpretation: undefined });
    const titles = answer.kind === 'several' ? answer.matches.map(({ title }) => title) : [];
    expect([...new Set(titles)]).toEqual(['Lift']);
  },
);

test('answer() reads "no stairs 447" as a way without stairs to the room', () => {
  const to = expect.stringContaining('step-free=1');
  const match = { id: 'room-447', links: expect.arrayContaining([expect.objectContaining({ to })]) };
  expect(engine.answer('no stairs 447')).toMatchObject({ kind: 'one', match });
});

test('answer() has for "I can\'t walk much, where is the lift" the lifts', () => {
  const answer = engine.answer("I can't walk much, where is the lift");
  expect(answer).toMatchObject({ kind: 'several', matches: { length: 8 } });
});

/** Around what one wants, which has an answer alone. */
const sentences = [
  ...[
    'X from 315',
    '315 to X',
    'X near 315',
    'from canteen to X',
    'X from main gate 2',
    '315 se X',
    '315 → X',
  ],
  ...['how do i get to X from 315', 'where is X and how far from 315', 'route 315 X', 'path from X to 315'],
  ...['X for my father from gate 2', 'currently at 315, need X', 'X at 2pm', 'X in the building', 'X 315'],
];
const wanted = [
  'library',
  'first aid',
  'atm',
  'toilet',
  'lift',
  'exam branch',
  'dr pandey',
  'principal',
  '462',
];

test.each(wanted.flatMap((one) => sentences.map((sentence) => sentence.replace('X', one))))(
  'answer() denies no word of %j',
  (query) => {
    const { kind, interpretation = '' } = engine.answer(query);
    expect(kind).not.toBe('none');
    expect(interpretation).not.toMatch(/No match|left out/);
  },
);
