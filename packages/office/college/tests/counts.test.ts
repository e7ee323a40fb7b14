import { describe, expect, test } from 'vitest';
import { campusPlaces, departments, lookup, people, peopleOf, rooms, screens } from './sample.ts';

const numbersOf = (level: number, wing: string) =>
  rooms.filter((room) => room.level === level && room.wing === wing).map((room) => room.number);
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

describe('rooms', () => {
  test.each([
    [1, 'west', [...span(101, 129), '118B', '123A']],
    [1, 'east', span(130, 161)],
    [2, 'west', [...span(201, 236), '230A']],
    [2, 'east', span(237, 270)],
    [3, 'west', [...span(301, 334), '336', '329A']],
    [3, 'east', span(337, 372)],
    [4, 'west', [...span(407, 447), '436A']],
    [4, 'east', span(448, 467)],
  ])('floor %i has exactly the numbers of its %s wing', (level, wing, numbers) => {
    expect(numbersOf(level, wing).toSorted()).toEqual(numbers.toSorted());
  });

  test('every department has classrooms, labs, faculty rooms and department rooms', () => {
    for (const { code } of departments) {
      const kinds = new Set(rooms.filter((room) => room.department === code).map((room) => room.kind));
      expect([...kinds], code).toEqual(expect.arrayContaining(['classroom', 'lab', 'faculty', 'department']));
    }
  });
});

describe('people', () => {
  test.each(
    'cse 30 9,it 22 7,csm 18 5,csd 16 5,eee 21 8,ece 26 10,civil 13 4,mech 28 11,fed 26 4,mba 8 1'.split(','),
  )('department, teaching and other staff: %s', (text) => {
    const [code = '', ...counts] = text.split(' ');
    const [teaching = 0, others = 0] = counts.map(Number);
    const groups = peopleOf(code).map((person) => person.group);
    expect(groups.filter((group) => group === 'teaching')).toHaveLength(teaching);
    expect(groups).toHaveLength(teaching + others);
  });

  test('contact data is not real', () => {
    for (const { contact, email, name } of people) {
      expect(contact, name).toMatch(/^(|Not Provided|\+91 00000 \d{5})$/);
      expect(email, name).toMatch(/^(Not Provided|[a-z.0-9]+@college\.example)$/);
    }
  });

  test('rooms use every notation of the specification', () => {
    const texts = people.map((person) => person.room);
    for (const form of [/^\d{3}$/, /^\d{3}, \d{3}$/, /^SCE\d{4}$/, /^[A-Z]+-T\d{2}$/]) {
      expect(texts.filter((text) => form.test(text)).length, String(form)).toBeGreaterThan(3);
    }
    expect(people.filter((person) => person.contact === '').length).toBeGreaterThan(3);
  });

  test('names are varied', () => {
    expect(new Set(people.map((person) => person.name)).size).toBe(people.length);
  });
});

describe('departments', () => {
  test('cards name head, floor and programme as decided', () => {
    expect(departments.map(({ code, level, programme }) => `${code} ${level} ${programme}`)).toEqual([
      'cse 2 CSE',
      'csm 2 AI & ML',
      'csd 2 DS',
      'it 3 IT',
      'ece 1 ECE',
      'eee 2 EEE',
      'mech 1 ME',
      'civil 1 CE',
      'mba 4 MBA',
      'fed 4 FED',
    ]);
  });

  test('two of the three CSE variants list the same head', () => {
    const heads = departments.filter(({ label }) => label.startsWith('CSE')).map(({ headId }) => headId);
    expect(heads).toHaveLength(3);
    expect(new Set(heads).size).toBe(2);
  });
});

test('the lookup tables are those of the specification', () => {
  expect(lookup.rooms.map(({ room, level, venue }) => `${room} ${level} ${venue}`)).toEqual([
    '101 1 Admin Office',
    '129 1 Central Library',
    '161 1 Ground Floor Seminar Hall',
    '236 2 Auditorium',
    '270 2 First Floor Seminar Hall',
    '372 3 Second Floor Seminar Hall',
    '467 4 Yoga Center',
  ]);
  expect(lookup.ranges.map(({ from, to, level, label }) => `${from}-${to} ${level} ${label}`)).toEqual([
    '101-129 1 Mechanical',
    '130-161 1 EEE and Civil',
    '201-236 2 CSE',
    '237-270 2 CSD/CSM',
    '301-333 3 IT',
    '334-372 3 ECE',
    '407-447 4 FED',
    '448-467 4 MBA',
  ]);
  expect(lookup.venues.map(({ name, room }) => `${name} ${room}`)).toEqual([
    'Auditorium 236',
    'PortFolio 161',
    'Ground Floor Seminar Hall 161',
    'First Floor Seminar Hall 270',
    'Second Floor Seminar Hall 372',
    'Yoga Center 467',
    'Central Library 129',
    'Administrative Office 101',
  ]);
});

describe('screens', () => {
  test('the campus map has its ten places, in order', () => {
    expect(campusPlaces.map(({ name }) => name)).toEqual([
      ...['Administration Block', 'Central Library', 'Parking', 'Canteen', 'Sports Complex', 'Auditorium'],
      ...['Main Gate 1', 'Main Gate 2', 'PortFolio', 'Open Air Stage'],
    ]);
  });

  test.each(
    [
      'campus-nav 10, cse-nav 38, csd-nav 35, csm-nav 35, it-nav 37, ece-nav 37, eee-nav 33, civil-nav 33',
      'mech-nav 32, mba-nav 21, fed-nav 46, floor1 65, floor2 73, floor3 74, floor4 64',
    ].flatMap((line) => line.split(', ')),
  )('screen and number of the places that it offers: %s', (text) => {
    const [id, count] = text.split(' ');
    expect(screens.find((view) => view.id === id)?.places).toHaveLength(Number(count));
  });

  test.each(screens)('rooms of $id are listed by number, then letter', ({ places }) => {
    const rooms = places.filter((id) => id.startsWith('room-')).map((id) => id.slice('room-'.length));
    const keyOf = (room: string) => Number.parseInt(room, 10) + (/[a-z]$/.test(room) ? 0.5 : 0);
    expect(rooms).toEqual(rooms.toSorted((a, b) => keyOf(a) - keyOf(b)));
    expect(places.slice(0, rooms.length)).toEqual(rooms.map((room) => `room-${room}`));
  });

  test('department plans fill 150 by 250, floors lie on two images of 200 by 300 about [100, 145]', () => {
    for (const { id, plane, centre, images } of screens) {
      const shapes = [plane, centre, ...images].map(String);
      if (/^floor|^fed/.test(id))
        expect(shapes, id).toEqual(['0,-150,200,450', '100,145', '0,-150,200,150', '0,145,200,450']);
      else expect(shapes[0], id).toBe('0,0,150,250');
    }
  });
});
