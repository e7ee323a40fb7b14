import Type from 'typebox';
import { entry, file, floor, roomNumber, text } from './words.ts';

const boundary = () => Type.Integer({ minimum: 100, maximum: 9_999_999 });

export const lookup = file('What the Search button of the home page knows', {
  rooms: Type.Array(
    entry({
      room: roomNumber(),
      floor: floor(),
      venue: text(),
      note: Type.Optional(
        text('One short sentence where the name needs an explanation; it stands where the room is shown.'),
      ),
    }),
    { description: 'Single rooms that are a named venue.' },
  ),
  ranges: Type.Array(entry({ from: boundary(), to: boundary(), floor: floor(), department: text() }), {
    description: 'Ranges of room numbers, looked through in this order.',
  }),
  venues: Type.Array(
    entry({
      name: text('As the answer shall write it; compared without regard to capitals.'),
      room: roomNumber(),
      floor: floor(),
    }),
  ),
});
