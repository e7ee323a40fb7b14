import Type from 'typebox';
import { departmentCode, entry, file, level, roomNumber, text } from './fields.ts';

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
