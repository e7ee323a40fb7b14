import Type from 'typebox';
import {
  departmentCode,
  entry,
  file,
  id,
  imported,
  level,
  otherNames,
  roomNumber,
  text,
  wing,
} from './fields.ts';

export const rooms = file('The rooms of one level', {
  level: level(),
  imported: imported(),
  rooms: Type.Array(
    entry(
      {
        number: Type.Optional(roomNumber()),
        id: Type.Optional(id('Of a room without a number on its door; unique in the college.')),
        wing: Type.Optional(wing()),
        kind: Type.Enum(['classroom', 'lab', 'faculty', 'department', 'waiting', 'other'], {
          description: 'What it is: decides its table on the room page and its colour on the plan.',
        }),
        department: Type.Optional(
          departmentCode('The department that uses it; leave the line out for a room of the whole college.'),
        ),
        name: text('What it is called.'),
        aliases: Type.Optional(otherNames()),
      },
      { oneOf: [{ required: ['number'] }, { required: ['id'] }] },
    ),
  ),
});
