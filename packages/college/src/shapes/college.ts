import Type from 'typebox';
import { file, text } from './words.ts';

export const college = file('The college', {
  name: text('In full, as it stands below each page and on printed signs.'),
  shortName: text('As people say it, where there is little room.'),
  siteTitle: text("Title of the site in the header and in the browser's tab.", { maxLength: 40 }),
  notice: Type.Optional(text('A line below the name in the footer.')),
  about: Type.Array(text(), { description: 'Paragraphs of the About page on the college.' }),
  attribution: Type.Array(text(), { description: 'Sources that the footer must name.' }),
});
