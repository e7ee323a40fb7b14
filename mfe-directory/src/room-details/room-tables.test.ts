import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { createRoomTables } from './room-tables.ts';

test.each(college.departments.map(({ code }) => code))(
  'createRoomTables() lists every room and teacher of %s once',
  (code) => {
    const tables = createRoomTables(code, { rooms: college.rooms, staff: college.people });
    const faculty = tables.find(({ kind }) => kind === 'faculty')?.rows ?? [];
    const others = tables.filter(({ kind }) => kind !== 'faculty').flatMap(({ rows }) => rows);

    const teachers = college.people.filter(
      ({ department, group }) => department === code && group === 'teaching',
    );
    expect(faculty.filter(({ person }) => person).map(({ name }) => name)).toEqual(
      teachers.map(({ name }) => name),
    );
    const own = college.rooms.filter(({ department }) => department === code);
    const facultyDoors = faculty.flatMap(({ references }) =>
      references.flatMap((one) => (one.kind === 'room' ? [one.room] : [])),
    );
    for (const { number, kind } of own)
      if (kind === 'faculty') expect(facultyDoors).toContain(number);
      else expect(others.filter(({ key }) => key === number)).toHaveLength(1);
  },
);

test('createRoomTables() leaves out empty tables', () => {
  const [room] = college.rooms.filter(({ number }) => number === '208');
  const tables = createRoomTables('cse', { rooms: room ? [room] : [], staff: [] });
  expect(tables.map(({ title, nameHead }) => [title, nameHead])).toEqual([['Labs', 'Lab name']]);
  expect(createRoomTables('cse', { rooms: [], staff: [] })).toEqual([]);
});
