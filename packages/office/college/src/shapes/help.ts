import Type from 'typebox';
import { entry, file, id, otherNames, placeId, text } from './fields.ts';

export const help = file('What people ask for that the map does not show', {
  desk: placeId('Id of the place where people can ask: the information desk or the main office.'),
  topics: Type.Array(
    entry({
      id: id('Unique in this file.'),
      name: text('What people ask for, as a heading.', { minLength: 2 }),
      aliases: Type.Optional(otherNames('Other words with which people ask for it.')),
      answer: text('An honest answer in one sentence. The site adds where the desk is.', {
        minLength: 8,
        pattern: '\\.$',
      }),
    }),
  ),
});
