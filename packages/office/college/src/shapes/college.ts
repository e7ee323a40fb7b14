import Type, { type TSchemaOptions } from 'typebox';
import { entry, file, fixedList, id, placeId, text } from './fields.ts';

const colour = (description: string) =>
  Type.String({ pattern: '^#[0-9a-f]{6}$', description: `${description} As "#rrggbb", in small letters.` });
const degrees = (minimum: number, maximum: number, options?: TSchemaOptions) =>
  Type.Number({ minimum, maximum, ...options });

export const college = file('The college', {
  name: text('In full, as printed below each page and on signs.'),
  shortName: text('As people say it, where there is little room.'),
  siteTitle: text("Title of the site in the header and in the browser's tab.", { maxLength: 40 }),
  notice: Type.Optional(text('A line below the name in the footer.')),
  about: Type.Array(text(), { description: 'Paragraphs of the About page on the college.' }),
  attribution: Type.Array(text(), { description: 'Sources that the footer must name.' }),
  languages: Type.Optional(
    Type.Array(text('Code of a language: "en", "te", "pt-BR".'), {
      minItems: 1,
      uniqueItems: true,
      default: ['en'],
      description:
        'Languages of the texts of the college, the main one first. "en" when there is no such line.',
    }),
  ),
  timeZone: Type.Optional(
    text('Name of the time zone: "Asia/Kolkata". "UTC" when there is no such line.', { default: 'UTC' }),
  ),
  staffKinds: Type.Optional(
    Type.Array(
      entry({
        id: id('Name of the list in the files of people/: "visiting".'),
        title: text('Heading of the list: "Visiting Faculty".'),
        short: Type.Optional(text('In counts, "3 visiting"; the id unless given.')),
      }),
      {
        minItems: 1,
        description:
          'Kinds of staff in the order of their lists. "teaching" and "non-teaching" when there is no such line.',
      },
    ),
  ),
  searchEngines: Type.Optional(
    Type.Enum(['all', 'no-people', 'none'], {
      default: 'all',
      description:
        'What search engines may list: all pages, no pages that show people, or none. "all" when there is no such line.',
    }),
  ),
  accent: Type.Optional(
    entry(
      { light: colour('On light pages.'), dark: colour('On dark pages.') },
      { description: 'Colour of links and buttons.' },
    ),
  ),
  logo: Type.Optional(
    Type.String({
      pattern: '^logo/[A-Za-z0-9][A-Za-z0-9_-]*\\.(svg|png|webp)$',
      description: 'A picture of the folder logo/: "logo/college.svg"; SVG, PNG or WebP.',
    }),
  ),
  origin: Type.Optional(
    entry(
      {
        longitude: degrees(-180, 180),
        latitude: degrees(-90, 90),
        rotation: degrees(-180, 180, {
          description: 'Degrees from north to the y axis of the drawing, clockwise.',
        }),
      },
      { description: "Longitude and latitude of the drawing's point 0, 0." },
    ),
  ),
  campuses: Type.Optional(
    Type.Array(entry({ id: id(), name: text('As people call it: "Lake Campus".') }), {
      minItems: 2,
      description: 'The campuses of a college with several; pages without another subject show the first.',
    }),
  ),
  transport: Type.Optional(
    Type.Array(
      entry({
        between: fixedList<[from: string, to: string]>(
          id('Id of a campus.'),
          2,
          'The two campuses. The entry is also for the way back, unless that has an entry of its own.',
        ),
        text: text(
          'How one gets there, in one sentence: "Bus 12 from the main gate, every 20 minutes, about 15 minutes."',
          {
            minLength: 8,
          },
        ),
        from: Type.Optional(placeId('Id of the place on the first campus where it starts.')),
        to: Type.Optional(placeId('Id of the place on the second campus where it ends.')),
      }),
      { description: 'How one gets from one campus to another where no way on foot leads.' },
    ),
  ),
  defaultStart: Type.Optional(placeId('Id of the place where directions start by default.')),
  quickLinks: Type.Optional(
    Type.Array(
      entry({
        place: placeId('Id of the place.'),
        label: Type.Optional(text('Its name on the link, when it is another than the name of the place.')),
      }),
      { description: 'Places that the home page links to, in this order.' },
    ),
  ),
});
