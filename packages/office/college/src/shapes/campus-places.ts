import { factsOf, type PlaceKind, placeKinds } from '@campusway/campus';
import Type from 'typebox';
import { campus, entry, file, id, otherNames, placeId, position, roomNumber, text } from './fields.ts';

/** Rooms have other files; areas come from the drawing alone. */
const listed = (Object.keys(placeKinds) as PlaceKind[]).filter((kind) => kind !== 'room' && kind !== 'area');
/** Kinds with individual names. */
const kinds = listed.filter((kind) => !factsOf(kind).isInterchangeable);

export const campusPlaces = file('The places of the campus map, in the order of its lists', {
  places: Type.Array(
    entry(
      {
        id: id(),
        name: text(),
        kind: Type.Enum(kinds),
        pictogram: Type.Optional(
          Type.Enum(['auditorium', 'canteen', 'gate', 'library', 'office', 'parking', 'sports', 'stage'], {
            description:
              'Its pictogram on the campus map and on the home page; that of its kind unless given.',
          }),
        ),
        room: Type.Optional(roomNumber('The room that it is; otherwise give "doors".')),
        doors: Type.Optional(
          Type.Array(Type.String(), {
            minItems: 1,
            description: 'Ids of openings in geometry/campus.geojson through which one enters.',
          }),
        ),
        label: position(),
        campus: Type.Optional(campus()),
        aliases: Type.Optional(otherNames()),
      },
      { oneOf: [{ required: ['room'] }, { required: ['doors'] }] },
    ),
    { minItems: 1 },
  ),
});

export const aliases = file('Other names of facilities and buildings', {
  kinds: Type.Record(Type.String(), otherNames(), {
    description: 'By kind of place; common English words need not be written here.',
    propertyNames: { enum: listed },
  }),
  places: Type.Record(Type.String(), otherNames(), { description: 'By id of one place or building.' }),
});

export const knownGaps = file('Where a wheelchair does not get, known and accepted', {
  gaps: Type.Array(
    entry({
      place: placeId('A place without a step-free way, or an entrance that has none.'),
      reason: text('Why, in one sentence.', { minLength: 8 }),
    }),
  ),
});

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
