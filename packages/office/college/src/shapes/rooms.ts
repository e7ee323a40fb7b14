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
          departmentCode(
            'The one department that uses it, by its code: "physics". Leave the line out for a room of several or of the whole college.',
          ),
        ),
        name: text('What it is called.'),
        aliases: Type.Optional(otherNames()),
      },
      { oneOf: [{ required: ['number'] }, { required: ['id'] }] },
    ),
  ),
});

const boundary = () => Type.Integer({ minimum: 0, maximum: 9_999_999 });

export const lookup = file('Tables of the Search button on the home page', {
  rooms: Type.Array(
    entry({
      room: roomNumber(),
      venue: text(),
      note: Type.Optional(
        text('One short sentence where the name needs an explanation; shown with the room.'),
      ),
    }),
    { description: 'Single rooms that are a named venue.' },
  ),
  ranges: Type.Array(
    entry({
      from: boundary(),
      to: boundary(),
      level: level(),
      departments: Type.Array(departmentCode(), { minItems: 1, uniqueItems: true }),
      label: Type.Optional(
        text('What the answer calls them, where their labels will not do: "Physics and Music".'),
      ),
    }),
    { description: 'Ranges of room numbers, looked through in this order.' },
  ),
  venues: Type.Array(
    entry({
      name: text('As the answer writes it; compared without regard to capitals.'),
      room: roomNumber(),
    }),
  ),
});
