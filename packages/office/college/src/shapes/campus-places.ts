import { factsOf, type PlaceKind, placeKinds } from '@campusway/campus';
import Type from 'typebox';
import { entry, file, id, otherNames, position, roomNumber, text } from './fields.ts';

/** Kinds with individual names, except rooms. */
const kinds = (Object.keys(placeKinds) as PlaceKind[]).filter(
  (kind) => kind !== 'room' && !factsOf(kind).isInterchangeable,
);

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
        aliases: Type.Optional(otherNames()),
      },
      { oneOf: [{ required: ['room'] }, { required: ['doors'] }] },
    ),
    { minItems: 1 },
  ),
});
