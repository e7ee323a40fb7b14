import Type from 'typebox';
import { campus, entry, file, id, text } from './fields.ts';

export const buildings = file('The buildings and their levels', {
  buildings: Type.Array(
    entry({
      id: id(),
      name: text('As people call it: "Science Block".'),
      campus: Type.Optional(campus()),
      roomPrefix: Type.Optional(
        text('Prefix of the room numbers of this building wherever they could be those of another: "B-".'),
      ),
      levels: Type.Array(
        entry({
          id: id('Unique in the college: "main-2". Geometry, rooms and screens name it.'),
          ordinal: Type.Number({
            multipleOf: 0.5,
            description: 'Storeys above the level of the main entrance, which is 0; a basement has -1.',
          }),
          shortName: text('As on the button of the lift: "2", "G", "B1", "EG".', { maxLength: 6 }),
          page: Type.Optional(
            Type.String({
              pattern: '^[a-z0-9]+([-/][a-z0-9]+)*$',
              description: 'Address of its page, "level/g"; the id of the level unless given.',
            }),
          ),
          name: text('As written in a sentence, without an article: "second floor", "basement".'),
          elevation: Type.Number({ description: 'Metres above the grounds.' }),
        }),
        { minItems: 1 },
      ),
    }),
  ),
});
