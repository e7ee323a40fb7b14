import Type from 'typebox';
import { departmentCode, entry, file, floor, otherNames, roomNumber, text, wing } from './words.ts';

export const rooms = file('The rooms of one floor', {
  level: floor(),
  rooms: Type.Array(
    entry({
      number: roomNumber(),
      wing: wing({ description: 'Where it lies, seen from the lobby.' }),
      kind: Type.Enum(['classroom', 'lab', 'faculty', 'department', 'waiting', 'other'], {
        description: 'What it is: decides its table on the room page and its colour on the plan.',
      }),
      department: Type.Optional(
        departmentCode('The department that uses it; leave the line out for a room of the whole college.'),
      ),
      name: text('What it is called.'),
      aliases: Type.Optional(otherNames()),
    }),
  ),
});
